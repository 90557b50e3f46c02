import { useLocation } from '@docusaurus/router';
import DocSidebar from '@theme-original/DocSidebar';

export default function SidebarWithSign(props: object) {
  return (
    <div data-kenar={useLocation().pathname}>
      <p>Kenar</p>
      <DocSidebar {...props} />
    </div>
  );
}
