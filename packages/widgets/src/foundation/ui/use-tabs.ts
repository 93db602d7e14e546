import { type KeyboardEvent, useId, useRef } from 'react';
import { isRightToLeft } from './direction';

/** The tab a key moves to; undefined for other keys. In Arabic the left arrow moves forward. */
export function tabAfterKey(
  key: string,
  current: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Ids, roles and keyboard handling of a tab list that selects on focus. */
export function useTabs({
  count,
  selected,
  onSelect,
}: {
  count: number;
  selected: number;
  onSelect: (index: number) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(event.key, selected, count, isRightToLeft(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return {
    listProps: { ref: list, onKeyDown },
    tabProps: (index: number) =>
      ({
        id: `${id}-tab-${index}`,
        role: 'tab',
        type: 'button',
        'aria-selected': index === selected,
        'aria-controls': `${id}-panel-${index}`,
        tabIndex: index === selected ? 0 : -1,
        onClick: () => onSelect(index),
      }) as const,
    panelProps: (index: number) =>
      ({
        id: `${id}-panel-${index}`,
        role: 'tabpanel',
        'aria-labelledby': `${id}-tab-${index}`,
        tabIndex: 0,
        hidden: index !== selected,
      }) as const,
  };
}
