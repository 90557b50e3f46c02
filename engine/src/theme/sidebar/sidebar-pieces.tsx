import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import Content from '@theme/DocSidebar/Desktop/Content';
import Desktop from '@theme/DocSidebar/Desktop';
import Mobile from '@theme/DocSidebar/Mobile';
import type { SidebarItem } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';
import { useText } from '../use-text.ts';
import { DrawerContext } from './drawer.tsx';
import { SidebarRows } from './sidebar-rows.tsx';
import { SidebarBox, sidebarName, type SidebarProps } from './sidebar.tsx';

/**
 * The sidebar of a site that replaces one of its pieces. The rows are then components in the browser too, and one island. Where the site
 * has a piece for narrow windows, both are drawn, and CSS shows one of them.
 */
export function SidebarInPieces(props: SidebarProps) {
  const { sidebar, page } = usePage().view;
  const t = useText();
  if (!sidebar) return null;
  return (
    <SidebarBox name={sidebarName(sidebar, page)} isFramed={props.isFramed}>
      {Mobile === SidebarDesktop ? (
        <nav aria-label={t('sidebar.docs')}>
          <Desktop {...props} />
        </nav>
      ) : (
        <>
          <div className="wide-only">
            <Desktop {...props} />
          </div>
          <div className="narrow-only">
            <DrawerContext value={true}>
              <Mobile {...props} />
            </DrawerContext>
          </div>
        </>
      )}
    </SidebarBox>
  );
}

SidebarInPieces.drawsFrame = true;

/** One list serves both widths. */
export function SidebarDesktop({ path = '', sidebar = [] }: SidebarProps) {
  const { hideable } = usePage().view.site.docs.sidebar;
  return (
    <>
      <Content path={path} sidebar={sidebar} />
      {hideable && <CollapseButton />}
    </>
  );
}

export function SidebarContent({
  path,
  sidebar,
}: {
  path: string;
  sidebar: readonly SidebarItem[];
  className?: string;
}) {
  const source = usePage().view.sidebar?.dataUrl;
  return (
    <div data-sidebar-rows={source ?? ''}>
      <SidebarRows items={sidebar} path={path} source={source} />
    </div>
  );
}
