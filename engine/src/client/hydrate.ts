import { Component, createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadLanguage } from './language.ts';
import { PageContext, type PageContextValue } from './page-context.ts';

/** Loaded with React, for the first island that is reached for. Gives what ends the island. */
export async function hydrateIsland(island: HTMLElement): Promise<() => void> {
  const { src = '', name = 'default', props = '{}', prefix = '' } = island.dataset;
  await loadLanguage();
  const module = (await import(/* @vite-ignore */ src)) as Record<string, ComponentType<Record<string, unknown>>>;
  const component = module[name];
  if (!component) throw new Error(`${src} has no export named ${name}.`);
  const slots = takeSlots(island);
  const element = withView(island, createElement(component, { ...(JSON.parse(props) as object), ...slots }));
  return new Promise((resolve) => {
    const onReady = (): void => resolve(() => root.unmount());
    const root = hydrateRoot(island, createElement(Boundary, { name, onReady }, element), { identifierPrefix: prefix });
  });
}

/** An island that looked at its page on the server finds it here too. */
function withView(island: HTMLElement, element: ReactNode): ReactNode {
  if (island.dataset.view === undefined) return element;
  const view = JSON.parse(island.dataset.view) as PageContextValue['view'];
  const value: PageContextValue = {
    view,
    url: view.url,
    inIsland: true,
    articles: [],
    head: { htmlAttributes: {}, bodyAttributes: {}, tags: [] },
  };
  return createElement(PageContext.Provider, { value }, element);
}

/** Server-rendered children: those in the markup stay where they are, those not shown yet wait in templates. */
function takeSlots(island: HTMLElement): Record<string, ReactNode> {
  const slots: Record<string, ReactNode> = {};
  for (const slot of island.querySelectorAll('y-slot')) {
    if (slot.closest('y-island') === island)
      slots[slot.getAttribute('name') ?? ''] = createElement(Slot, {
        name: slot.getAttribute('name') ?? '',
        html: slot.innerHTML,
      });
  }
  for (const template of island.querySelectorAll<HTMLTemplateElement>(':scope > template[data-slot]')) {
    const name = template.dataset.slot ?? '';
    slots[name] = createElement(Slot, { name, html: template.innerHTML });
    template.remove();
  }
  return slots;
}

/** Never rendered again: what is inside belongs to the server or to nested islands. */
class Slot extends Component<{ name: string; html: string }> {
  override shouldComponentUpdate(): boolean {
    return false;
  }
  override render(): ReactNode {
    const { name, html } = this.props;
    return createElement('y-slot', { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });
  }
}

/** An error in one island never takes the rest of the page down. */
class Boundary extends Component<{ name: string; onReady: () => void; children?: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return createElement(Ready, { onReady: this.props.onReady }, this.props.children);
    return createElement(
      'div',
      { className: 'island-error', role: 'alert' },
      createElement(
        'strong',
        null,
        `${this.props.name === 'default' ? 'This part of the page' : this.props.name} crashed.`,
      ),
      createElement('pre', null, describe(error)),
      createElement('button', { type: 'button', onClick: () => this.setState({ error: undefined }) }, 'Try again'),
    );
  }
  override componentDidCatch(): void {
    this.props.onReady();
  }
}

function describe(error: Error): string {
  const causes: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) causes.push(at.message);
  return causes.join('\nCause: ');
}

/** Says that handlers are attached. It wraps its child: a sibling would change the ids that `useId` makes. */
function Ready(props: { onReady: () => void; children?: ReactNode }): ReactNode {
  const { onReady } = props;
  useEffect(onReady, [onReady]);
  return props.children;
}
