import { useEffect, useRef } from 'react';
import { keepClearOfFocus } from './keep-clear-of-focus';
import { Toast, type ToastProps } from './Toast';
import * as styles from './Toast.css';
import { useFocusFallback } from './use-focus-fallback';

export interface ToastEntry extends Omit<ToastProps, 'dismissLabel' | 'onDismiss'> {
  id: string | number;
}

export interface ToastRegionProps {
  /** Accessible name of the region: "Notifications". */
  label: string;
  dismissLabel: string;
  /** Oldest first; the three newest are visible. */
  toasts: readonly ToastEntry[];
  onDismiss: (id: ToastEntry['id']) => void;
}

/** The top layer is ordered by insertion: re-entering it lifts the toasts above a dialog opened since. */
function lift(region: HTMLElement): void {
  if (document.querySelector('dialog:modal')) region.togglePopover?.(false);
  region.togglePopover?.(true);
}

/**
 * Shows the toasts. One per page. The announcer reads them: a live region here would also read their buttons, and
 * repeat all toasts.
 */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const focusedBefore = useRef<HTMLElement>(null);
  const element = useFocusFallback<HTMLElement>(
    (region) => region.querySelector('button') ?? focusedBefore.current,
  );
  const newest = toasts.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every new toast
  useEffect(() => {
    const { current } = element;
    if (!current?.isConnected) return;
    lift(current);
    if (newest !== undefined) return keepClearOfFocus(current);
    current.removeAttribute('data-at-top');
  }, [newest]);

  // Esc in a dialog closes that one instead.
  useEffect(() => {
    if (newest === undefined) return;
    const dismissNewest = (event: KeyboardEvent) => {
      const isInDialog = event.composedPath().some((node) => node instanceof HTMLDialogElement);
      if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) onDismiss(newest);
    };
    document.addEventListener('keydown', dismissNewest);
    return () => document.removeEventListener('keydown', dismissNewest);
  }, [newest, onDismiss]);

  return (
    <section
      ref={element}
      className={styles.region}
      popover="manual"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget as HTMLElement;
      }}
      // Labelled only while not empty: an empty landmark would be noise.
      aria-label={newest === undefined ? undefined : label}
    >
      {toasts.slice(-3).map(({ id, ...toast }) => (
        <Toast key={id} {...toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)} />
      ))}
    </section>
  );
}
