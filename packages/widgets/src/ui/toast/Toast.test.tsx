import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced';
import { Announcer } from '../announcer';
import { Toast } from './Toast';
import { type ToastEntry, ToastRegion } from './ToastRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toast = () => screen.getByText('Added').closest('div')?.parentElement as HTMLElement;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('leaves after four seconds', () => {
  const onDismiss = vi.fn();
  render(<Toast message="Added" dismissLabel="Dismiss" onDismiss={onDismiss} />);
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('waits while pointed at or focused, and then stays for the rest of its time', () => {
  const onDismiss = vi.fn();
  render(<Toast message="Added" dismissLabel="Dismiss" onDismiss={onDismiss} />);
  pass(3000);
  fireEvent.pointerEnter(toast());
  pass(60_000);
  act(() => screen.getByRole('button').focus());
  fireEvent.pointerLeave(toast());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').blur());
  pass(999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('waits in a hidden tab', () => {
  const onDismiss = vi.fn();
  render(<Toast message="Added" dismissLabel="Dismiss" onDismiss={onDismiss} />);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  pass(4000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

const region = (toasts: readonly ToastEntry[]) => (
  <Announcer>
    <ToastRegion label="Notifications" dismissLabel="Dismiss" toasts={toasts} onDismiss={() => {}} />
  </Announcer>
);

it('is announced once, without its buttons and those before it', () => {
  const added = { id: 1, message: 'Added', action: <button type="button">View cart</button> };
  const failed = { id: 2, message: 'Something went wrong', tone: 'error' } as const;
  const { rerender } = render(region([]));
  rerender(region([added]));
  rerender(region([added, failed]));
  expect(announced('polite')).toEqual(['Added']);
  expect(announced('assertive')).toEqual(['Something went wrong']);
  expect(screen.queryByRole('status', { hidden: true })).toBeNull();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

it('leaves the focus where it was before the visitor came to a toast that goes', () => {
  const toasts = [1, 2].map((id) => ({ id, message: `Toast ${id}` }));
  const page = (shown: readonly ToastEntry[]) => (
    <>
      <button type="button">Add</button>
      {region(shown)}
    </>
  );
  const { rerender } = render(page(toasts));
  const before = screen.getByRole('button', { name: 'Add' });
  act(() => before.focus());
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss', hidden: true });
  act(() => first?.focus());
  rerender(page(toasts.slice(1)));
  expect(second).toHaveFocus();
  rerender(page([]));
  expect(before).toHaveFocus();
});

it('leaves the focus where the visitor went past the end of the page', () => {
  const page = (shown: readonly ToastEntry[]) => (
    <>
      <button type="button">Add</button>
      <a href="/">Home</a>
      {region(shown)}
    </>
  );
  const { rerender } = render(page([{ id: 1, message: 'Added' }]));
  act(() => screen.getByRole('button', { name: 'Add' }).focus());
  const dismiss = screen.getByRole('button', { name: 'Dismiss', hidden: true });
  act(() => dismiss.focus());
  // Into the browser's own controls: no element is named that gets the focus.
  act(() => dismiss.blur());
  const home = screen.getByRole('link', { name: 'Home' });
  act(() => home.focus());
  rerender(page([]));
  expect(home).toHaveFocus();
});

it('shows nothing on top of a page it isn’t in', () => {
  const showPopover = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  render(region([{ id: 1, message: 'Added' }]), { container: document.createElement('div') });
  expect(showPopover).not.toHaveBeenCalled();
  render(region([{ id: 1, message: 'Added' }]));
  expect(showPopover).toHaveBeenCalledOnce();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

it('shows the three newest', () => {
  const toasts = [0, 1, 2, 3, 4].map((id) => ({ id, message: `Toast ${id}` }));
  render(region(toasts));
  expect(screen.getAllByText(/^Toast/).map(({ textContent }) => textContent)).toEqual([
    'Toast 2',
    'Toast 3',
    'Toast 4',
  ]);
});
