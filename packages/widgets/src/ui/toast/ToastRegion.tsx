import { useEffect, useRef } from 'react';
import { useKeptFocus } from '../use-kept-focus';
import { keepClearOfFocus } from './keep-clear-of-focus';
import { Toast, type ToastProps } from './Toast';
import * as styles from './Toast.css';

export interface ToastEntry extends Omit<ToastProps, 'dismissLabel' | 'onDismiss'> {
  id: string | number;
}

export interface ToastRegionProps {
  /** Name of the region: "Notifications". */
  label: string;
  dismissLabel: string;
  /** Oldest first; the three newest show. */
  toasts: readonly ToastEntry[];
  onDismiss: (id: ToastEntry['id']) => void;
}

/** The top layer is ordered by time of arrival: entering it again lifts the toasts above a dialog opened meanwhile. */
function lift(region: HTMLElement): void {
  if (document.querySelector('dialog:modal')) region.togglePopover?.(false);
  region.togglePopover?.(true);
}

/** Where toasts appear. One per page. The announcer reads them: a live region here would read their buttons too, and all of them again. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const focusedBefore = useRef<HTMLElement>(null);
  const element = useKeptFocus<HTMLElement>(
    (region) => region.querySelector('button') ?? focusedBefore.current,
  );
  const newest = toasts.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast is what asks for it
  useEffect(() => {
    const { current } = element;
    if (!current?.isConnected) return;
    lift(current);
    if (newest !== undefined) return keepClearOfFocus(current);
    current.removeAttribute('data-at-top');
  }, [newest]);

  return (
    <section
      ref={element}
      className={styles.region}
      popover="manual"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget as HTMLElement;
      }}
      // Named only while there is something in it: an empty landmark leads nowhere.
      aria-label={newest === undefined ? undefined : label}
    >
      {toasts.slice(-3).map(({ id, ...toast }) => (
        <Toast key={id} {...toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)} />
      ))}
    </section>
  );
}
