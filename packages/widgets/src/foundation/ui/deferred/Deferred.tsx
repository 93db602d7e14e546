import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect';
import { useIsHydrating } from '../use-is-hydrating';
import { captureEvents } from './event-replay';

/** Distance below the viewport at which a part hydrates. */
const NEAR = '400px';

/** Not on a server, nor in a document that has no screen. */
const canWait = () => typeof IntersectionObserver !== 'undefined';

/** What a part waits for, and what it shows then. */
function createGate(load: DeferredProps['load'], first: ReactNode) {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  let content = first;
  let listener = () => {};
  const gate = {
    opened,
    isOpen: false,
    open() {
      // Gate and code are one promise: Preact keeps the server's markup through one suspension.
      Promise.resolve(load?.()).then(
        () => {
          gate.isOpen = true;
          resolve();
        },
        // The server's markup stays.
        () => {},
      );
    },
    /** What the server rendered, which hydration starts from. */
    first: () => first,
    content: () => content,
    setContent(next: ReactNode) {
      content = next;
      listener();
    },
    onChange(listen: () => void) {
      listener = listen;
      return () => {
        listener = () => {};
      };
    },
  };
  return gate;
}

type Gate = ReturnType<typeof createGate>;

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
 * boundary is always the same element, and reads its children from the gate.
 */
export function Deferred({ className, when = 'near', load, children }: DeferredProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => createGate(load, children));
  const [boundary] = useState(() => (
    <Suspense fallback={null}>
      <BehindGate gate={gate} frame={frame} />
    </Suspense>
  ));
  useBrowserLayoutEffect(() => gate.setContent(children), [gate, children]);
  useEffect(() => {
    const element = frame.current;
    // What the browser rendered is ready already: effects of children run first.
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
      {boundary}
    </div>
  );
}

function BehindGate({ gate, frame }: { gate: Gate; frame: RefObject<HTMLElement | null> }) {
  const isHydrating = useIsHydrating();
  const content = useSyncExternalStore(gate.onChange, gate.content, gate.first);
  // A promise thrown inside `Suspense` is what React 18, React 19 and Preact have in common.
  if (isHydrating && canWait() && !gate.isOpen) throw gate.opened;
  return (
    // One element: what Preact hydrates later must be one.
    <div style={{ display: 'contents' }}>
      {content}
      <Ready frame={frame} />
    </div>
  );
}

/** Mounts together with the children, once their code is there. */
function Ready({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (frame.current) void captureEvents().ready(frame.current);
  }, [frame]);
  return null;
}
