'use client';
import type { ReactNode } from 'react';
import { useTabsAround } from '../../theme/tabs.ts';

interface TabItemProps {
  value: string;
  className?: string;
  children?: ReactNode;
}

/** The panel for a `Tabs` that the site has copied: it shows what the site's provider says. Alone it renders only its children. */
export default function TabItem({ value, className, children }: TabItemProps): ReactNode {
  const tabs = useTabsAround();
  if (!tabs) return children;
  const isChosen = value === tabs.selectedValue;
  if (tabs.lazy && !isChosen) return null;
  return (
    <div role="tabpanel" className={className} hidden={!isChosen}>
      {children}
    </div>
  );
}
