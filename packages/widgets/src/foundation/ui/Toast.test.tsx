import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced';
import { Announcer } from './Announcer';
import { Toast } from './Toast';
import { type ToastEntry, ToastRegion } from './ToastRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toast = () => screen.getByText('Added').closest('div')?.parentElement as HTMLElement;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('disappears after four seconds', () => {
  const onDismiss = vi.fn();
  render(<Toast message="Added" dismissLabel="Dismiss" onDismiss={onDismiss} />);
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('pauses while hovered or focused, then stays for its remaining time', () => {
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

it('pauses in a hidden tab', () => {
  const onDismiss = vi.fn();
  render(<Toast message="Added" dismissLabel="Dismiss" onDismiss={onDismiss} />);
  const visibility = vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
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

it('is announced once, without its buttons or earlier toasts', () => {
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

it('is dismissed by Esc, the newest first, unless that closes a dialog', () => {
  const onDismiss = vi.fn();
  const toasts = [1, 2].map((id) => ({ id, message: `Toast ${id}` }));
  render(
    <>
      <button type="button">Add</button>
      <dialog open>
        <button type="button">Close</button>
      </dialog>
      <ToastRegion label="Notifications" dismissLabel="Dismiss" toasts={toasts} onDismiss={onDismiss} />
    </>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Add' }), { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(2);
});

it('returns the focus to where it was before the visitor moved to a toast that disappears', () => {
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

it('does not move the focus after the visitor has tabbed past the end of the page', () => {
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
  // Into the browser's own controls: `relatedTarget` is null.
  act(() => dismiss.blur());
  const home = screen.getByRole('link', { name: 'Home' });
  act(() => home.focus());
  rerender(page([]));
  expect(home).toHaveFocus();
});

it('is not lifted above a page it isn’t in', () => {
  const togglePopover = vi.fn();
  Object.assign(HTMLElement.prototype, { togglePopover });
  render(region([{ id: 1, message: 'Added' }]), { container: document.createElement('div') });
  expect(togglePopover).not.toHaveBeenCalled();
  render(region([{ id: 1, message: 'Added' }]));
  expect(togglePopover).toHaveBeenCalledExactlyOnceWith(true);
  Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
});

describe('the focused element', () => {
  const at = (top: number, size: number) => new DOMRect(0, top, 390, size);

  /** Lays out the region as its styles do, and the button at the given position. */
  function layOut(button: { top: number; size: number }) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.localName !== 'section') return at(button.top, button.size);
      return this.hasAttribute('data-at-top') ? at(76, 100) : at(728, 100);
    });
  }
  // `:focus-visible` depends on the last input; jsdom keeps it across tests.
  beforeEach(() => {
    const querySelector = document.querySelector.bind(document);
    vi.spyOn(Document.prototype, 'querySelector').mockImplementation((selector: string) =>
      selector === ':focus-visible' ? document.activeElement : querySelector(selector),
    );
  });
  afterEach(() => void vi.restoreAllMocks());

  const page = (shown: readonly ToastEntry[]) => (
    <>
      <button type="button">Add</button>
      {region(shown)}
    </>
  );
  const added = [{ id: 1, message: 'Added' }];
  const isAtTop = () => document.querySelector('section')?.hasAttribute('data-at-top');
  const add = () => screen.getByRole('button', { name: 'Add' });

  it('isn’t all that stays clear: a banner with buttons does too', () => {
    layOut({ top: 0, size: 48 });
    const withBanner = (shown: readonly ToastEntry[]) => (
      <>
        {page(shown)}
        <div data-bottom-banner="">We use cookies</div>
      </>
    );
    const { rerender } = render(withBanner(added));
    pass(20);
    expect(isAtTop()).toBe(false);
    rerender(withBanner([]));
    layOut({ top: 600, size: 220 });
    rerender(withBanner(added));
    pass(20);
    expect(isAtTop()).toBe(true);
  });

  it('is never covered: the toast moves to the top, and stays there while that is clear', () => {
    layOut({ top: 780, size: 48 });
    const { rerender } = render(page([]));
    act(() => add().focus());
    rerender(page(added));
    pass(20);
    expect(isAtTop()).toBe(true);
    layOut({ top: 400, size: 48 });
    act(() => add().blur());
    act(() => add().focus());
    pass(20);
    expect(isAtTop()).toBe(true);
    layOut({ top: 100, size: 48 });
    act(() => add().blur());
    act(() => add().focus());
    pass(20);
    expect(isAtTop()).toBe(false);
  });

  it('starts at the bottom again if nothing is covered', () => {
    layOut({ top: 780, size: 48 });
    const { rerender } = render(page([]));
    act(() => add().focus());
    rerender(page(added));
    pass(20);
    rerender(page([]));
    layOut({ top: 300, size: 48 });
    rerender(page([{ id: 2, message: 'Added' }]));
    pass(20);
    expect(isAtTop()).toBe(false);
  });
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
