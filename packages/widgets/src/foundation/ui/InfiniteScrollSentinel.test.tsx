import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InfiniteScrollSentinel } from './InfiniteScrollSentinel';

afterEach(() => void vi.unstubAllGlobals());

it('calls the latest callback each time it is half visible', () => {
  let cross: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const observe = vi.fn();
  const disconnect = vi.fn();
  const options: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: typeof cross, init: unknown) {
        cross = callback;
        options.push(init);
      }
    },
  );
  const first = vi.fn();
  const second = vi.fn();
  const { rerender, unmount } = render(<InfiniteScrollSentinel onReach={first} />);
  expect(options).toEqual([{ threshold: 0.5 }]);
  cross([{ isIntersecting: false }]);
  expect(first).not.toHaveBeenCalled();
  rerender(<InfiniteScrollSentinel onReach={second} />);
  cross([{ isIntersecting: true }]);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  unmount();
  expect(disconnect).toHaveBeenCalled();
});
