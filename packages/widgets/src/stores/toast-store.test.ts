import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_DELAY, TOAST_DURATION } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messages = (store: ReturnType<typeof createToastStore>) =>
  store.toasts.value.map((toast) => toast.message);

describe('toast store', () => {
  it('appears after half a second and stays for four', () => {
    const store = createToastStore();
    store.show('Added');
    vi.advanceTimersByTime(TOAST_DELAY - 1);
    expect(messages(store)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(messages(store)).toEqual(['Added']);
    vi.advanceTimersByTime(TOAST_DURATION - 1);
    expect(messages(store)).toEqual(['Added']);
    vi.advanceTimersByTime(1);
    expect(messages(store)).toEqual([]);
  });

  it('stays longer where told, as on checkout', () => {
    const store = createToastStore();
    store.show('Verified', { duration: 10_000, delay: 0 });
    vi.advanceTimersByTime(9_999);
    expect(messages(store)).toEqual(['Verified']);
  });

  it('waits while it is being read, and keeps the rest of its time', () => {
    const store = createToastStore();
    store.show('Added', { delay: 0 });
    vi.advanceTimersByTime(3000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(messages(store)).toEqual(['Added']);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(messages(store)).toEqual(['Added']);
    vi.advanceTimersByTime(1);
    expect(messages(store)).toEqual([]);
  });

  it('shows three at most, dropping the oldest', () => {
    const store = createToastStore();
    for (const message of ['1', '2', '3', '4']) store.show(message);
    vi.advanceTimersByTime(TOAST_DELAY);
    expect(messages(store)).toEqual(['2', '3', '4']);
  });

  it('can be dismissed', () => {
    const store = createToastStore();
    store.show('Added');
    vi.advanceTimersByTime(TOAST_DELAY);
    store.dismiss(store.toasts.value[0]?.id ?? 0);
    expect(messages(store)).toEqual([]);
  });

  it('leaves no clock behind when disposed', () => {
    const store = createToastStore();
    store.show('one', { delay: 0 });
    store.show('two');
    vi.advanceTimersByTime(1);
    store.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
