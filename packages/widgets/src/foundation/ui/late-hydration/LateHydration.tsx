import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../use-is-hydrating';

/** Distance below the viewport at which a part hydrates. */
const NEAR = '400px';

/**
 * Events around a click, and touches that only scroll. For each of them React would hydrate the part synchronously,
 * blocking the next paint.
 */
const TOUCHES = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'focusin'];

/** Interactions that may precede the observer: a screen reader can click without scrolling. */
const USES: readonly string[] = [...TOUCHES, 'click', 'keydown'];

interface Press {
  readonly button: HTMLButtonElement;
  readonly name: string;
}

const nameOf = (button: HTMLButtonElement) => `${button.getAttribute('aria-label')}${button.textContent}`;

/** A gate that opens once. On a server nothing waits for it. */
function createGate() {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const open = () => {
    // React checks the status synchronously: the click of a link can't wait for a microtask.
    Object.assign(opened, { status: 'fulfilled' });
    resolve();
  };
  const presses: Press[] = [];
  return { opened, open, presses, isWatched: false, isHydrated: false, unwatch: () => {} };
}

type Gate = ReturnType<typeof createGate>;

/**
 * Opens the gate when the element comes near the viewport or is used. Clicks show a busy state until the button works.
 */
function watch(element: Element, gate: Gate, opensOnScroll: boolean): () => void {
  gate.isWatched = true;
  const end = new AbortController();
  const { signal } = end;
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open(), {
    rootMargin: NEAR,
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  const press = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !element.contains(target)) return;
    gate.open();
    const button = type === 'click' && target.closest('button');
    if (button) {
      event.preventDefault();
      if (!gate.presses.some((press) => press.button === button))
        gate.presses.push({ button, name: nameOf(button) });
      button.setAttribute('aria-busy', 'true');
    }
    if (button || TOUCHES.includes(type)) event.stopPropagation();
  };
  // On the window: before React's listeners.
  for (const type of USES) window.addEventListener(type, press, { capture: true, signal });
  if (opensOnScroll) {
    if (window.scrollY > 0) gate.open();
    window.addEventListener('scroll', gate.open, { passive: true, once: true, signal });
  }
  gate.unwatch = () => end.abort();
  return gate.unwatch;
}

/** Repeats the pending clicks. A button whose name has changed would do something else, so it is skipped. */
function finish(gate: Gate): void {
  gate.isHydrated = true;
  gate.unwatch();
  for (const { button, name } of gate.presses.splice(0)) {
    button.removeAttribute('aria-busy');
    // After the visitor's baskets have updated the part.
    setTimeout(() => button.isConnected && nameOf(button) === name && button.click());
  }
}

export interface LateHydrationProps {
  className?: string | undefined;
  /** Opens on the first scroll, for a part that also shows something elsewhere on the page. */
  opensOnScroll?: boolean;
  children: ReactNode;
}

/**
 * A part of the page below the first view: shows the server's markup, and hydrates only when the visitor comes near or
 * uses it. Rendered in the browser, it works immediately. `data-late="true"` lets the shop lay it out later, too.
 * | Its parent must not re-render it with other props before that, or React discards the markup.
 */
export function LateHydration({ className, opensOnScroll = false, children }: LateHydrationProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  useEffect(() => {
    const { current } = frame;
    if (current && !gate.isHydrated && typeof IntersectionObserver !== 'undefined')
      return watch(current, gate, opensOnScroll);
  }, [gate, opensOnScroll]);
  return (
    <div ref={frame} className={className} data-late={!opensOnScroll}>
      <Suspense>
        <BehindGate gate={gate}>{children}</BehindGate>
      </Suspense>
    </div>
  );
}

function BehindGate({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [isFromServer] = useState(isHydrating);
  if (isFromServer && gate.isWatched) use(gate.opened);
  useEffect(() => finish(gate), [gate]);
  return children;
}
