export { TabItem as default, type TabItemProps as Props } from '../../theme/content/tabs.tsx';
