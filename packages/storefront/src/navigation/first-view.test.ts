import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST_VIEW_SCRIPT } from './first-view';

/** How many parts have been laid out. */
const laidOut = () => document.querySelectorAll('[style]').length;
const isFirstView = () => document.documentElement.hasAttribute('data-first-view');
let whenIdle: (() => void)[] = [];

function open(type?: string): void {
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
  new Function(FIRST_VIEW_SCRIPT)();
}

beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => whenIdle.push(callback));
  document.body.innerHTML =
    '<div data-deferred="scroll"></div><div data-deferred="near"></div><div data-deferred="near"></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
  document.documentElement.removeAttribute('data-first-view');
});

it('lays out the parts below the first view once the page has loaded, one per idle period', () => {
  open('navigate');
  expect(isFirstView()).toBe(true);
  window.dispatchEvent(new Event('load'));
  for (const count of [0, 1, 2]) {
    expect(laidOut()).toBe(count);
    expect(isFirstView()).toBe(true);
    whenIdle.shift()?.();
  }
  expect(isFirstView()).toBe(false);
  expect(whenIdle).toEqual([]);
});

it.each(['reload', 'back_forward', undefined])(
  'lays out everything at once on a visit of type %s',
  (type) => {
    open(type);
    expect(isFirstView()).toBe(false);
  },
);

it('lays out everything at once for an anchor', () => {
  window.location.hash = '#terms';
  open('navigate');
  expect(isFirstView()).toBe(false);
});

it.each(['popstate', 'keydown'])('lays out everything on the first %s', (type) => {
  open('navigate');
  window.dispatchEvent(new Event(type));
  expect(isFirstView()).toBe(false);
});
