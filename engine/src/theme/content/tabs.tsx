import {
  Children,
  Fragment,
  isValidElement,
  useId,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
  className?: string;
  attributes?: HTMLAttributes<HTMLElement>;
  hidden?: boolean;
}

interface TabValue {
  value: string;
  label?: string;
  default?: boolean;
  attributes?: HTMLAttributes<HTMLElement>;
}

export interface TabsProps {
  children?: ReactNode;
  values?: readonly TabValue[];
  /** `null` selects no tab by itself; the first one is shown then, since an empty set of panels helps nobody. */
  defaultValue?: string | null;
  groupId?: string;
  /** Name of the query parameter that holds the choice; `true` takes `groupId`. */
  queryString?: boolean | string;
  className?: string;
  lazy?: boolean;
  block?: boolean;
}

/** Only carries its props to Tabs; on its own it is its content. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

/**
 * Every panel is in the page. Without script all of them show, each under its label; with it (`html.js`) CSS hides those that are not
 * chosen, and client/ moves the choice by the data attributes.
 */
export function Tabs({ children, values, defaultValue, groupId, queryString, className, block }: TabsProps) {
  const id = useId();
  const items = tabItems(children);
  const tabs =
    values ??
    items.map(({ props }) => ({
      value: props.value,
      label: props.label,
      default: props.default,
      attributes: props.attributes,
    }));
  const chosen = (defaultValue ?? tabs.find((tab) => tab.default)?.value) || tabs[0]?.value;
  const query = queryString === true ? groupId : queryString || undefined;
  const panels = new Map(items.map((item) => [item.props.value, item.props]));
  return (
    <div
      className={`tabs${block ? ' tabs-block' : ''}${className ? ` ${className}` : ''}`}
      data-tabs
      data-group-id={groupId}
      data-query-string={query}
      // In an island the script for tabs may have chosen one before React comes.
      suppressHydrationWarning
    >
      <div role="tablist" className="tab-list" aria-orientation="horizontal">
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            {...tab.attributes}
            className={`tab${tab.attributes?.className ? ` ${tab.attributes.className}` : ''}`}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={tab.value === chosen}
            tabIndex={tab.value === chosen ? 0 : -1}
            data-value={tab.value}
            suppressHydrationWarning
          >
            {tab.label ?? tab.value}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Fragment key={tab.value}>
          <div className="tab-label" aria-hidden="true">
            {tab.label ?? tab.value}
          </div>
          <div
            role="tabpanel"
            className={`tab-panel${panels.get(tab.value)?.className ? ` ${panels.get(tab.value)?.className}` : ''}`}
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            data-value={tab.value}
            data-active={tab.value === chosen ? '' : undefined}
            suppressHydrationWarning
          >
            {panels.get(tab.value)?.children}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** The TabItems among the children, also inside fragments; line ends between them are dropped. */
function tabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child): ReactElement<TabItemProps>[] => {
    if (!isValidElement<Partial<TabItemProps>>(child)) return [];
    if (child.type === Fragment) return tabItems(child.props.children);
    return child.props.value === undefined ? [] : [child as ReactElement<TabItemProps>];
  });
}
