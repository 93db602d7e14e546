import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Tabs.css';
import { useTabs } from './use-tabs';

export interface Tab {
  id: string | number;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  selected: number;
  onSelect: (index: number) => void;
}

/** Tabs with one visible panel. All panels are rendered, so switching is instant. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const { listProps, tabProps, panelProps } = useTabs({ count: tabs.length, selected, onSelect });
  return (
    <div>
      <div {...listProps} role="tablist" className={styles.list} aria-label={label}>
        {tabs.map((tab, index) => (
          <TabButton key={tab.id} isSelected={index === selected} {...tabProps(index)}>
            {tab.label}
          </TabButton>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.id} {...panelProps(index)} className={styles.panel}>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

function TabButton({
  isSelected,
  ...native
}: { isSelected: boolean; children: ReactNode } & ReturnType<ReturnType<typeof useTabs>['tabProps']>) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSelected = useRef(isSelected);
  // Scrolls a tab selected from outside into view. On mount the page must not scroll.
  useEffect(() => {
    if (isSelected && !wasSelected.current)
      button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    wasSelected.current = isSelected;
  }, [isSelected]);
  return <button ref={button} className={styles.tab} {...native} />;
}
