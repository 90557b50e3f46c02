import { Component, type ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  fallback?: (params: { error: Error; tryAgain: () => void }) => ReactNode;
}

/** Works inside islands; on the server an error ends the render of the page, and says so. */
export default class ErrorBoundary extends Component<Props, { error: Error | null }> {
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
