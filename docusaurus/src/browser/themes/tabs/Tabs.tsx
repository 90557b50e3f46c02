'use client';
import type { KeyboardEvent, ReactNode } from 'react';
import { TabsProvider, useTabsContextValue, type TabsProps } from '../../theme/tabs.ts';

/** Tabs for a `TabItem` that the site has copied: such a panel asks React which tab is chosen. The theme's own tabs do without React. */
export default function Tabs({ className = '', ...props }: TabsProps & { className?: string }): ReactNode {
  const state = useTabsContextValue(props);
  const { tabValues, selectedValue, selectValue, block } = state;
  return (
    <TabsProvider value={state}>
      <div className="theme-tabs-container tabs-container">
        <ul role="tablist" className={`tabs ${block ? 'tabs--block ' : ''}${className}`} onKeyDown={moveFocus}>
          {tabValues.map(({ value, label, attributes }) => (
            <li
              key={value}
              role="tab"
              tabIndex={value === selectedValue ? 0 : -1}
              aria-selected={value === selectedValue}
              onClick={() => selectValue(value)}
              {...attributes}
              className={`tabs__item ${value === selectedValue ? 'tabs__item--active' : ''}`}
            >
              {label ?? value}
            </li>
          ))}
        </ul>
        <div className="margin-top--md">{props.children}</div>
      </div>
    </TabsProvider>
  );
}

/** Arrows go from tab to tab, Enter chooses one. */
function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(target as HTMLElement);
  if (key === 'Enter') tabs[at]?.click();
  if (key === 'ArrowRight') (tabs[at + 1] ?? tabs[0])?.focus();
  if (key === 'ArrowLeft') tabs.at(at - 1)?.focus();
}
