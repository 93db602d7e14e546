import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messages = (store: ReturnType<typeof createToastStore>) =>
  store.toasts.value.map((toast) => toast.message);

describe('toast store', () => {
  it('shows a toast after half a second, for four seconds by default', () => {
    const store = createToastStore();
    store.show('Added');
    vi.advanceTimersByTime(499);
    expect(messages(store)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(store.toasts.value).toMatchObject([{ message: 'Added', tone: 'status', duration: 4000 }]);
  });

  it('accepts another duration, as on checkout', () => {
    const store = createToastStore();
    store.show('Verified', { duration: 10_000, delay: 0 });
    vi.advanceTimersByTime(0);
    expect(store.toasts.value).toMatchObject([{ duration: 10_000 }]);
  });

  it('shows at most three, dropping the oldest', () => {
    const store = createToastStore();
    for (const message of ['1', '2', '3', '4']) store.show(message);
    vi.advanceTimersByTime(500);
    expect(messages(store)).toEqual(['2', '3', '4']);
  });

  it('dismisses a toast', () => {
    const store = createToastStore();
    store.show('first');
    store.show('second');
    vi.advanceTimersByTime(500);
    store.dismiss(store.toasts.value[0]?.id ?? 0);
    expect(messages(store)).toEqual(['second']);
  });

  it('shows nothing once disposed', () => {
    const store = createToastStore();
    store.show('late');
    store.dispose();
    vi.advanceTimersByTime(500);
    expect(messages(store)).toEqual([]);
  });
});
