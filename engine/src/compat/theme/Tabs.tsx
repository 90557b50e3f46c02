export { Tabs as default, type TabsProps as Props } from '../../theme/content/tabs.tsx';
