import {
  Children,
  createContext,
  Fragment,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  useContext,
  useId,
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
  /** `null` selects no tab in Docusaurus; here the first one is shown. */
  defaultValue?: string | null;
  groupId?: string;
  /** Name of the query parameter that holds the choice; `true` takes `groupId`. */
  queryString?: boolean | string;
  className?: string;
  lazy?: boolean;
  block?: boolean;
}

interface TabsState {
  id: string;
  tabs: readonly TabValue[];
  chosen: string | undefined;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

/** A panel. Outside of Tabs it renders only its children, unless something else that makes tabs of it says which are hidden. */
export function TabItem({ value, className, children, hidden }: TabItemProps) {
  const state = useContext(TabsContext);
  if (!state && hidden === undefined) return <>{children}</>;
  if (!state)
    return (
      <div role="tabpanel" className={className} hidden={hidden}>
        {children}
      </div>
    );
  const index = state.tabs.findIndex((tab) => tab.value === value);
  const tab = state.tabs[index];
  if (!tab) return null;
  return (
    <>
      <div className="tab-label" aria-hidden="true">
        {tab.label ?? tab.value}
      </div>
      <div
        role="tabpanel"
        className={`tab-panel${className ? ` ${className}` : ''}`}
        id={`${state.id}-panel-${index}`}
        aria-labelledby={`${state.id}-tab-${index}`}
        data-value={value}
        data-active={value === state.chosen ? '' : undefined}
        suppressHydrationWarning
      >
        {children}
      </div>
    </>
  );
}

/**
 * All panels are in the page. Without script each is shown under its label. With script (`html.js`) CSS hides those that are not selected,
 * and client/ changes the selection by data attributes.
 */
export function Tabs({ children, values, defaultValue, groupId, queryString, className, block }: TabsProps) {
  const id = useId();
  const tabs = values ?? tabValues(children);
  const chosen = (defaultValue ?? tabs.find((tab) => tab.default)?.value) || tabs[0]?.value;
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div
      className={`tabs${block ? ' tabs-block' : ''}${className ? ` ${className}` : ''}`}
      data-tabs
      data-group-id={groupId}
      data-query-string={query}
      // In an island client/ may have selected a tab before React hydrates.
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
      <TabsContext value={{ id, tabs, chosen }}>{children}</TabsContext>
    </div>
  );
}

/** The tabs of the children, also of those inside fragments. */
function tabValues(children: ReactNode): TabValue[] {
  return Children.toArray(children).flatMap((child): TabValue[] => {
    if (!isValidElement<Partial<TabItemProps>>(child)) return [];
    if (child.type === Fragment) return tabValues(child.props.children);
    const { value, label, default: isDefault, attributes } = child.props;
    return value === undefined ? [] : [{ value, label, default: isDefault, attributes }];
  });
}
