import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../use-is-hydrating';
import { captureEvents } from './event-replay';

/** Distance below the viewport at which a part hydrates. */
const NEAR = '400px';

/** False on a server, and in a document that has no screen. */
const canWait = () => typeof IntersectionObserver !== 'undefined';

interface Gate {
  isOpen: boolean;
  readonly opened: Promise<void>;
  /** Loads the code of the part, which hydrates then. */
  readonly open: () => void;
}

function createGate(load: DeferredProps['load']): Gate {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const gate: Gate = {
    isOpen: false,
    opened,
    open() {
      Promise.resolve(load?.()).then(
        () => {
          gate.isOpen = true;
          resolve();
        },
        // The server's markup stays.
        () => {},
      );
    },
  };
  return gate;
}

export interface DeferredProps {
  className?: string | undefined;
  /** `near`: less than 400 px below the screen · `scroll`: on the first scroll, for a part that shows something elsewhere, too. */
  when?: 'near' | 'scroll';
  /** Loads the code of the children first. */
  load?: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/**
 * A part that the server renders and the browser hydrates when the visitor comes near or uses it; until then, the
 * server's markup stays. Rendered in the browser, it works at once.
 *
 * Its children may change before: React would drop the markup of a boundary that renders again while it waits, so the
 * boundary has its first children until it works.
 */
export function Deferred({ className, when = 'near', load, children }: DeferredProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => createGate(load));
  const [isReady, setIsReady] = useState(false);
  const onReady = () => {
    setIsReady(true);
    if (frame.current) void captureEvents().ready(frame.current);
  };
  const boundary = (
    <Suspense fallback={null}>
      <Wait gate={gate} />
      {children}
      <Ready onReady={onReady} />
    </Suspense>
  );
  const [firstBoundary] = useState(boundary);
  useEffect(() => {
    const element = frame.current;
    // A part that the browser rendered is ready already: effects of children run first.
    if (!element?.hasAttribute('data-deferred') || !canWait()) return;
    if (captureEvents().isUsed(element) || (when === 'scroll' && window.scrollY > 0)) gate.open();
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('deferred-use', gate.open, { signal });
    if (when === 'scroll')
      window.addEventListener('scroll', gate.open, { passive: true, once: true, signal });
    else {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && gate.open(), {
        rootMargin: NEAR,
      });
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    }
    gate.opened.then(() => end.abort());
    return () => end.abort();
  }, [gate, when]);
  return (
    // The page's script lays parts out before they hydrate, by a style of this element.
    <div ref={frame} className={className} data-deferred={when} suppressHydrationWarning>
      {isReady ? boundary : firstBoundary}
    </div>
  );
}

/** Suspends the hydration of the part while its gate is closed. */
function Wait({ gate }: { gate: Gate }) {
  const isHydrating = useIsHydrating();
  // A thrown promise is what React 18 and 19 have in common.
  if (isHydrating && canWait() && !gate.isOpen) throw gate.opened;
  return null;
}

/** Mounts together with the children, once their code is there. */
function Ready({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onReady, []);
  return null;
}
