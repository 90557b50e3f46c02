import {
  Component,
  useCallback,
  useState,
  type Dispatch,
  type ElementType,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { interpolate as fill, useIsBrowser } from 'yaprak/client';

const canUseDOM = typeof window !== 'undefined' && typeof window.document?.createElement === 'function';

export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
} as const;

/** Inside an island: the children once it runs in the browser. On a page without one: the fallback, since nothing will run there. */
export function BrowserOnly({ children, fallback }: { children?: () => ReactNode; fallback?: ReactNode }) {
  return useIsBrowser() ? <>{children?.()}</> : <>{fallback ?? null}</>;
}

interface BoundaryProps {
  children?: ReactNode;
  fallback?: (params: { error: Error; tryAgain: () => void }) => ReactNode;
}

/** Works inside islands; on the server an error ends the render of the page and is reported. */
export class ErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children ?? null;
    const tryAgain = () => this.setState({ error: null });
    return this.props.fallback?.({ error, tryAgain }) ?? <p role="alert">{error.message}</p>;
  }
}

/** Errors are reported with their causes anyway. */
export function ErrorCauseBoundary({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo = '') {
    super(`A hook was called outside <${providerName}>. ${additionalInfo}`.trim());
    this.name = 'ReactContextError';
  }
}

type Values = Record<string, ReactNode>;

export function Interpolate({ children, values = {} }: { children: string; values?: Values }) {
  return <>{fill(children, values)}</>;
}

export function interpolate(text: string, values: Values = {}): ReactNode {
  return fill(text, values);
}

export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }): {
  collapsed: boolean;
  setCollapsed: Dispatch<SetStateAction<boolean>>;
  toggleCollapsed: () => void;
} {
  const [collapsed, setCollapsed] = useState(initialState ?? false);
  const toggleCollapsed = useCallback(() => setCollapsed((now) => !now), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  children: ReactNode;
  className?: string;
  /** Draw what is inside when it is first opened. */
  lazy?: boolean;
}

/** Shows its children or hides them, without movement. */
export function Collapsible({ as: Element = 'div', collapsed, children, className, lazy = false }: CollapsibleProps) {
  const [wasOpen, setWasOpen] = useState(!collapsed);
  if (!collapsed && !wasOpen) setWasOpen(true);
  if (lazy && collapsed && !wasOpen) return null;
  return (
    <Element className={className} style={collapsed ? { display: 'none' } : undefined}>
      {children}
    </Element>
  );
}
