import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { BasketKind } from './basket-store';

interface ToastLink {
  readonly label: string;
  readonly href: string;
  /** The basket shown on the target page; links from other origins carry it along. */
  readonly basket?: BasketKind;
}

interface ToastCommand {
  readonly label: string;
  readonly onPress: () => void;
}

/** A short message at the edge of the screen. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'status' | 'error';
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  /** A single action: a link or an undo button. */
  readonly action?: ToastLink | ToastCommand | undefined;
  /** Duration in milliseconds; paused while hovered or focused. */
  readonly duration: number;
}

/** How a toast looks and how long it stays; all have defaults. */
export interface ToastOptions extends Partial<Omit<Toast, 'id' | 'message'>> {
  /** Delay in milliseconds before it appears. */
  readonly delay?: number;
}

/** Short notifications; the toast region dismisses them when their time is up. */
export interface ToastStore {
  /** Oldest first, at most three. */
  readonly toasts: ReadonlySignal<readonly Toast[]>;
  show(message: string, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** Cancels toasts that haven't appeared yet. */
  dispose(): void;
}

/** Spec §4. */
const DURATION_MS = 4000;
/** Spec §9: toasts on checkout stay for 10 s. */
export const CHECKOUT_TOAST_MS = 10_000;
const DELAY_MS = 500;
const MAX_TOASTS = 3;

export function createToastStore(): ToastStore {
  const toasts = signal<readonly Toast[]>([]);
  const delayed = new Set<ReturnType<typeof setTimeout>>();
  let nextId = 1;

  return {
    toasts,
    show(message, { tone = 'status', duration = DURATION_MS, delay = DELAY_MS, picture, action } = {}) {
      const toast: Toast = { id: nextId++, message, tone, duration, picture, action };
      const timer = setTimeout(() => {
        delayed.delete(timer);
        toasts.value = [...toasts.peek(), toast].slice(-MAX_TOASTS);
      }, delay);
      delayed.add(timer);
    },
    dismiss(id) {
      toasts.value = toasts.peek().filter((toast) => toast.id !== id);
    },
    dispose() {
      for (const timer of delayed) clearTimeout(timer);
      delayed.clear();
    },
  };
}
