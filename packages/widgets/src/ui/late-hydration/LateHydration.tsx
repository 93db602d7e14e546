import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../use-is-hydrating';

/** How far below the screen its visitor is expected next. */
const NEAR = '400px';

/** What may come before the observer has spoken: a screen reader presses without scrolling. */
const USES = ['pointerdown', 'click', 'focusin', 'keydown'] as const;

/** Opens once, for good. On a server nobody ever watches it, and nothing waits. */
function createGate() {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const open = () => {
    // What React looks at first: a press can't wait for a promise's next turn.
    Object.assign(opened, { status: 'fulfilled' });
    resolve();
  };
  return { opened, open, isWatched: false };
}

type Gate = ReturnType<typeof createGate>;

/** Opens the gate when the element comes near the screen or is used. */
function openWhenNear(element: Element, gate: Gate): () => void {
  gate.isWatched = true;
  const end = new AbortController();
  const finish = () => {
    end.abort();
    gate.open();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish(), {
    rootMargin: NEAR,
  });
  observer.observe(element);
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const use of USES) {
    // On the window: before React, which hydrates for a press what may be hydrated by then.
    window.addEventListener(
      use,
      ({ target }) => {
        if (target instanceof Node && element.contains(target)) finish();
      },
      { capture: true, signal: end.signal },
    );
  }
  return () => end.abort();
}

export interface LateHydrationProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A part of the page below the first view: what the server sent stands until the visitor comes near it or uses it, and
 * only then becomes interactive. Rendered in the browser it is there at once.
 *
 * What renders it must not render again with other props before, or React renders the part again from scratch.
 */
export function LateHydration({ className, children }: LateHydrationProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  useEffect(() => {
    const { current } = frame;
    if (current && typeof IntersectionObserver !== 'undefined') return openWhenNear(current, gate);
  }, [gate]);
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
  return children;
}
