import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../use-is-hydrating';

/** How far below the screen its visitor is expected next. */
const NEAR = '400px';

/**
 * How presses begin and end, and touches that only scroll. React would hydrate the part for each of them in one go, and
 * the screen would answer after that.
 */
const TOUCHES = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'focusin'];

/** What may come before the observer has spoken: a screen reader presses without scrolling. */
const USES: readonly string[] = [...TOUCHES, 'click', 'keydown'];

interface Press {
  readonly button: HTMLButtonElement;
  readonly name: string;
}

const nameOf = (button: HTMLButtonElement) => `${button.getAttribute('aria-label')}${button.textContent}`;

/** Opens once, for good. On a server nobody ever watches it, and nothing waits. */
function createGate() {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const open = () => {
    // What React looks at first: the click of a link can't wait for a promise's next turn.
    Object.assign(opened, { status: 'fulfilled' });
    resolve();
  };
  const presses: Press[] = [];
  return { opened, open, presses, isWatched: false, isHydrated: false, unwatch: () => {} };
}

type Gate = ReturnType<typeof createGate>;

/** Opens the gate when the element comes near the screen or is used. A press waits, visibly, until its button works. */
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
  // On the window: before React.
  for (const type of USES) window.addEventListener(type, press, { capture: true, signal });
  if (opensOnScroll) {
    if (window.scrollY > 0) gate.open();
    window.addEventListener('scroll', gate.open, { passive: true, once: true, signal });
  }
  gate.unwatch = () => end.abort();
  return gate.unwatch;
}

/** Presses again what has waited. A button that has another name by then does something else. */
function finish(gate: Gate): void {
  gate.isHydrated = true;
  gate.unwatch();
  for (const { button, name } of gate.presses.splice(0)) {
    button.removeAttribute('aria-busy');
    // After what the visitor's baskets change in the part.
    setTimeout(() => button.isConnected && nameOf(button) === name && button.click());
  }
}

export interface LateHydrationProps {
  className?: string | undefined;
  /** It shows something elsewhere too, as soon as the visitor scrolls at all. */
  opensOnScroll?: boolean;
  children: ReactNode;
}

/**
 * A part of the page below the first view: what the server sent stands until the visitor comes near it or uses it, and
 * only then becomes interactive. Rendered in the browser it is there at once.
 *
 * What renders it must not render again with other props before, or React renders the part again from scratch.
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
    <div ref={frame} className={className}>
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
