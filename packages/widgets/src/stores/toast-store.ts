import { type ReadonlySignal, signal } from '@preact/signals-core';

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'status' | 'error';
  readonly image?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  /** One thing to do about it: follow a link, or undo. */
  readonly action?: { readonly label: string; readonly href: string } | ToastCommand | undefined;
}

interface ToastCommand {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastOptions {
  readonly tone?: Toast['tone'];
  readonly image?: Toast['image'];
  readonly action?: Toast['action'];
  /** Milliseconds on screen; 4 s, and 10 s on checkout (spec §9). */
  readonly duration?: number;
  /** Milliseconds before it appears; 0.5 s (spec §4). */
  readonly delay?: number;
}

/** Short confirmations at the edge of the screen. Times are in milliseconds. */
export interface ToastStore {
  /** Oldest first, three at most. */
  readonly toasts: ReadonlySignal<readonly Toast[]>;
  show(message: string, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** Stops every clock while the visitor reads: pointer over it, focus in it, tab hidden. */
  pause(): void;
  resume(): void;
  dispose(): void;
}

export const TOAST_DURATION = 4000;
export const TOAST_DELAY = 500;
const MAX_TOASTS = 3;

export function createToastStore(): ToastStore {
  const toasts = signal<readonly Toast[]>([]);
  const remaining = new Map<number, number>();
  const clocks = new Map<number, { timer: ReturnType<typeof setTimeout>; startedAt: number }>();
  const delayed = new Set<ReturnType<typeof setTimeout>>();
  let nextId = 1;
  let isPaused = false;

  const stopClock = (id: number) => {
    const clock = clocks.get(id);
    if (!clock) return;
    clearTimeout(clock.timer);
    clocks.delete(id);
    remaining.set(id, (remaining.get(id) ?? 0) - (Date.now() - clock.startedAt));
  };

  const dismiss = (id: number) => {
    stopClock(id);
    remaining.delete(id);
    toasts.value = toasts.peek().filter((toast) => toast.id !== id);
  };

  const startClock = (id: number) => {
    const timer = setTimeout(() => dismiss(id), Math.max(0, remaining.get(id) ?? 0));
    clocks.set(id, { timer, startedAt: Date.now() });
  };

  const appear = (toast: Toast, duration: number) => {
    remaining.set(toast.id, duration);
    const [oldest] = toasts.peek();
    if (oldest && toasts.peek().length >= MAX_TOASTS) dismiss(oldest.id);
    toasts.value = [...toasts.peek(), toast];
    if (!isPaused) startClock(toast.id);
  };

  return {
    toasts,
    show(message, { tone = 'status', image, action, duration = TOAST_DURATION, delay = TOAST_DELAY } = {}) {
      const toast: Toast = { id: nextId++, message, tone, image, action };
      const timer = setTimeout(() => {
        delayed.delete(timer);
        appear(toast, duration);
      }, delay);
      delayed.add(timer);
    },
    dismiss,
    pause() {
      isPaused = true;
      for (const { id } of toasts.peek()) stopClock(id);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const { id } of toasts.peek()) startClock(id);
    },
    dispose() {
      for (const timer of delayed) clearTimeout(timer);
      for (const { id } of toasts.peek()) stopClock(id);
    },
  };
}
