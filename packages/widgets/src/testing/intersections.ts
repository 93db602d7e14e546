import { vi } from 'vitest';

type Listener = (entries: Partial<IntersectionObserverEntry>[]) => void;

/**
 * Replaces `IntersectionObserver`, which jsdom lacks. `reach()` reports to every observer that what it watches is in
 * view; `pass()` that it lies above the screen.
 */
export function fakeIntersections() {
  const observers = new Set<Listener>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #listener: Listener;
      constructor(listener: Listener) {
        this.#listener = listener;
      }
      observe() {
        observers.add(this.#listener);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.#listener);
      }
    },
  );
  const tell = (entry: Partial<IntersectionObserverEntry>) => {
    for (const listener of [...observers]) listener([entry]);
  };
  return {
    reach: () => tell({ isIntersecting: true, boundingClientRect: new DOMRect(0, 0, 10, 10) }),
    pass: () => tell({ isIntersecting: false, boundingClientRect: new DOMRect(0, -100, 10, 10) }),
  };
}
