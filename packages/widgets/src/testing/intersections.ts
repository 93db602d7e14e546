import { vi } from 'vitest';

type Listener = (entries: Partial<IntersectionObserverEntry>[]) => void;

/**
 * Replaces `IntersectionObserver`, which jsdom lacks. `reach()` reports all observed elements as visible; `pass()`
 * reports all or the given ones as scrolled past.
 */
export function fakeIntersections() {
  const observers = new Map<Listener, Set<Element>>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #listener: Listener;
      constructor(listener: Listener) {
        this.#listener = listener;
      }
      observe(element: Element) {
        observers.set(this.#listener, (observers.get(this.#listener) ?? new Set()).add(element));
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.#listener);
      }
    },
  );
  type Choice = (element: Element) => boolean;
  const report = (entry: Partial<IntersectionObserverEntry>, isMeant: Choice = () => true) => {
    for (const [listener, elements] of [...observers]) if ([...elements].some(isMeant)) listener([entry]);
  };
  return {
    reach: () => report({ isIntersecting: true, boundingClientRect: new DOMRect(0, 0, 10, 10) }),
    pass: (isMeant?: Choice) =>
      report({ isIntersecting: false, boundingClientRect: new DOMRect(0, -100, 10, 10) }, isMeant),
  };
}
