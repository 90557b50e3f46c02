'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import { PAGE_EVENT } from '../../client/page-events.ts';
import { isShown } from '../../client/sidebar/rows.ts';
import type { SidebarItem } from '../../shared/model.ts';
import { decodePath } from '../../shared/url.ts';

/** As soon as the browser has time: closed branches can be opened from then on. */
export const hydrate = 'idle';

interface Props {
  /** What of the sidebar is in the page. */
  items: readonly SidebarItem[];
  path: string;
  /** Address of the whole sidebar, if the page lacks something of it. */
  source?: string;
}

/** The rows of a sidebar, drawn by components on the server and in the browser. The branches that a page lacks are fetched once. */
export function SidebarRows({ items: arrived, path, source }: Props) {
  const [items, setItems] = useState(arrived);
  const here = useSyncExternalStore(onPage, readPath, () => path);
  useEffect(() => {
    if (source === undefined) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const response = await fetch(source);
      if (!response.ok) throw new Error(`${source}: HTTP status ${response.status}.`);
      const all = (await response.json()) as SidebarItem[];
      if (isCurrent) setItems(all.filter(isShown));
    };
    // Without it the links of closed branches still lead into them.
    load().catch((error: unknown) => console.warn('The rest of the sidebar could not be loaded.', error));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return (
    <ul className="menu menu__list">
      <DocSidebarItems items={items} activePath={here} level={1} />
    </ul>
  );
}

function onPage(onChange: () => void): () => void {
  document.addEventListener(PAGE_EVENT, onChange);
  return () => document.removeEventListener(PAGE_EVENT, onChange);
}

function readPath(): string {
  return decodePath(window.location.pathname);
}
