/** A few views of one item, one visible at a time. */
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactElement, ReactNode } from 'react';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** A number after the label. */
  readonly count?: number | string | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the open tab; without it the component manages the state. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Arrow keys move between tabs; only the open panel is rendered. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps): ReactElement {
  const at = tabs.findIndex((tab) => tab.id === selected);
  const change = (index: number): void => {
    const id = tabs[index]?.id;
    if (id !== undefined) onSelect?.(id);
  };
  return (
    <TabGroup {...(selected === undefined ? {} : { selectedIndex: Math.max(0, at) })} onChange={change}>
      <TabList
        aria-label={label}
        className="flex gap-1.5 overflow-x-auto overflow-y-hidden border-b border-line pt-1"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            className="-mb-px flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-1.5 text-body font-semibold text-soft -outline-offset-2 transition-colors duration-120 hover:text-ink focus-visible:-outline-offset-2 data-selected:border-brand-edge forced-colors:not-data-selected:border-[Canvas] data-selected:text-ink"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-full bg-subtle px-2 text-meta leading-5 font-semibold text-soft tabular-nums">
                {tab.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-5">
        {tabs.map((tab) => (
          <TabPanel key={tab.id} className="rounded-control">
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
