import {
  Children,
  createContext,
  createElement,
  Fragment,
  isValidElement,
  useCallback,
  useContext,
  useState,
  type ReactNode,
} from 'react';
import { outsideProvider } from '../content.tsx';
import { useQueryString } from '../query-string.ts';
import { useStorageSlot } from '../storage.ts';

/** The state of tabs, for a `Tabs` of the site's own. */

export interface TabValue {
  value: string;
  label?: string;
  attributes?: Record<string, unknown>;
  default?: boolean;
}

export interface TabsProps {
  lazy?: boolean;
  block?: boolean;
  children?: ReactNode;
  defaultValue?: string | null;
  values?: readonly TabValue[];
  groupId?: string;
  queryString?: string | boolean;
}

/** Line breaks of Markdown between the items are no items. */
export function sanitizeTabsChildren(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter((child) => child !== '\n');
}

/** The tabs that the children name. Anything else among them is an error of the author. */
function tabsOf(children: ReactNode): TabValue[] {
  return sanitizeTabsChildren(children).flatMap((child): TabValue[] => {
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) return tabsOf(child.props.children);
    if (!isValidElement<TabValue>(child) || !('value' in child.props))
      throw new Error('Bad <Tabs> child: all children of <Tabs> should be <TabItem>, with a unique "value" prop.');
    const { value, label, attributes, default: isDefault } = child.props;
    return [{ value, label, attributes, default: isDefault }];
  });
}

export interface TabsState {
  selectedValue: string;
  selectValue: (value: string) => void;
  tabValues: readonly TabValue[];
  lazy: boolean;
  block: boolean;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

export function TabsProvider({ children, value }: { children?: ReactNode; value: TabsState }): ReactNode {
  return createElement(TabsContext, { value }, children);
}

/** Of the tabs around it, if there are any. */
export function useTabsAround(): TabsState | undefined {
  return useContext(TabsContext);
}

/** Of the tabs around it. Older parts hand in the props of `Tabs` themselves. */
export function useTabs(props?: TabsProps): TabsState {
  const around = useTabsAround();
  const own = useTabsContextValue(props ?? NO_TABS);
  if (props) return own;
  if (!around) throw outsideProvider('useTabs', 'only inside <Tabs>');
  return around;
}

const NO_TABS: TabsProps = { values: [] };

/** The chosen tab: of the address, else of the group, else the default. */
export function useTabsContextValue(props: TabsProps): TabsState {
  const { defaultValue, groupId, queryString = false, lazy = false, block = false } = props;
  const tabValues = props.values ?? tabsOf(props.children);
  const isTab = (value: string | null): value is string => tabValues.some((tab) => tab.value === value);
  const first = defaultValue ?? tabValues.find((tab) => tab.default)?.value ?? tabValues[0]?.value;
  const [own, setOwn] = useState(first ?? '');
  const name = queryString === true ? groupId : queryString || undefined;
  const [asked, setAsked] = useQueryString(name ?? '');
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`);
  const selectValue = useCallback(
    (value: string) => {
      setOwn(value);
      if (name !== undefined) setAsked(value);
      if (groupId !== undefined) slot.set(value);
    },
    [name, groupId, setAsked, slot],
  );
  const chosen = [name === undefined ? null : asked, stored].find(isTab) ?? own;
  return { selectedValue: chosen, selectValue, tabValues, lazy, block };
}
