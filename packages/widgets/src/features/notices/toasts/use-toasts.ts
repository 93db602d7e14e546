import { useEffect } from 'react';
import { useDiwan } from '../../../foundation/provider';
import { useStore } from '../../../foundation/signals/use-signal-value';
import { CHECKOUT_TOAST_MS, type Toast } from '../../../foundation/stores';

/**
 * The shop's toasts with their durations: on checkout they stay longer.
 * @param arrivedAt path of the current page; toasts that link to it are dismissed
 */
export function useToasts(arrivedAt: string | undefined): {
  toasts: Toast[];
  dismiss: (id: number) => void;
} {
  const { stores, paths } = useDiwan();
  const { toasts, dismiss } = useStore(stores.toasts);
  const shortest = arrivedAt === paths.checkout ? CHECKOUT_TOAST_MS : 0;
  // Runs after the effects of other components, so that a toast they add is still announced.
  useEffect(() => {
    for (const { id, action } of toasts)
      if (action && 'href' in action && action.href === arrivedAt) dismiss(id);
  }, [toasts, arrivedAt, dismiss]);
  return {
    toasts: toasts.map((toast) => ({ ...toast, duration: Math.max(toast.duration, shortest) })),
    dismiss,
  };
}
