import { Component, createElement, useEffect, type MouseEvent, type ReactNode } from 'react';
import type { Crash, describeCrash } from './describe-crash.ts';

/** Loads what describes a crash. A parameter, since an `import()` in React's own file would tie that file to all others. */
export type LoadCrash = () => Promise<{ describeCrash: typeof describeCrash }>;

interface Props {
  /** The markup that a whole page arrived with: all of it except the text is shown again. */
  arrived?: string;
  loadCrash: LoadCrash;
  onReady: () => void;
  children?: ReactNode;
}

interface State {
  error?: unknown;
  hasFailed: boolean;
  crash?: Crash;
}

/** Keeps an error in one island from breaking the page: shows what happened in place of the island, with a button to try again. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };
  #title: string | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onReady();
    void this.#describe(error);
  }

  /** The texts are loaded with the first crash. */
  async #describe(error: unknown): Promise<void> {
    const { describeCrash } = await this.props.loadCrash();
    const crash = await describeCrash(error, this.props.arrived);
    if (!this.state.hasFailed) return;
    if (crash.title !== undefined) {
      this.#title = document.title;
      document.title = crash.title;
    }
    this.setState({ crash });
  }

  #tryAgain = (event: MouseEvent): void => {
    if (!(event.target as Element).closest('[data-try-again]')) return;
    if (this.#title !== undefined) document.title = this.#title;
    this.setState({ error: undefined, hasFailed: false, crash: undefined });
  };

  override render(): ReactNode {
    const { hasFailed, crash } = this.state;
    if (!hasFailed) return createElement(Ready, { onReady: this.props.onReady }, this.props.children);
    return createElement('div', {
      style: { display: 'contents' },
      onClick: this.#tryAgain,
      dangerouslySetInnerHTML: { __html: crash?.html ?? '' },
    });
  }
}

/** Reports that handlers are attached. It wraps its child: a sibling would change the ids that `useId` makes. */
function Ready(props: { onReady: () => void; children?: ReactNode }): ReactNode {
  const { onReady } = props;
  useEffect(onReady, [onReady]);
  return props.children;
}
