import { useCallback, useState, type Dispatch, type ElementType, type ReactNode, type SetStateAction } from 'react';

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
