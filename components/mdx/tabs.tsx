import { Children, isValidElement, type ReactNode } from 'react';
import { TabPanels } from './tab-panels';

type TabItemProps = { value: string; label?: string; default?: boolean; children?: ReactNode };

/** A tab of {@link Tabs}. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

type Props = { groupId?: string; queryString?: boolean | string; defaultValue?: string; children?: ReactNode };

/**
 * Tabs. Tabs with the same `groupId` change together, and the choice is stored. With `queryString`, the URL also
 * contains the choice, in a parameter with that name or the name of the group.
 */
export function Tabs({ groupId, queryString = false, defaultValue, children }: Props) {
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  const tabs = items.map(({ props: { value, label } }) => ({ value, label: label ?? value }));
  const first = defaultValue ?? items.find(({ props }) => props.default)?.props.value ?? tabs[0]?.value ?? '';
  const queryParameter = typeof queryString === 'string' ? queryString : queryString ? groupId : undefined;
  return (
    <TabPanels
      tabs={tabs}
      first={first}
      groupId={groupId}
      queryParameter={queryParameter}
      panels={items.map(({ props }) => props.children)}
    />
  );
}
