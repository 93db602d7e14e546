import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast } from './Toast';
import { ToastRegion } from './ToastRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  fireEvent.pointerEnter(screen.getByRole('group'));
  pass(60_000);
  act(() => screen.getByRole('button').focus());
  fireEvent.pointerLeave(screen.getByRole('group'));
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

it('announces an error at once', () => {
  render(<Toast tone="error" message="Something went wrong" dismissLabel="Dismiss" onDismiss={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
});

it('shows the three newest in a region that is there before them', () => {
  const region = (count: number) => (
    <ToastRegion
      label="Notifications"
      dismissLabel="Dismiss"
      toasts={Array.from({ length: count }, (_, id) => ({ id, message: `Toast ${id}` }))}
      onDismiss={() => {}}
    />
  );
  const { rerender } = render(region(0));
  const status = screen.getByRole('status', { hidden: true });
  rerender(region(5));
  expect(status).toHaveTextContent(/^Toast 2.*Toast 3.*Toast 4/);
});
