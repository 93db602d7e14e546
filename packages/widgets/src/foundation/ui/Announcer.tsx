import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '../theme/a11y.css';

/** `polite` waits until the screen reader has finished; `assertive` interrupts it, for errors. */
type Urgency = 'polite' | 'assertive';

type Announce = (text: string, urgency?: Urgency) => void;

/** Long enough to be read; after that, the text would only get in the way when browsing the page. */
const LIFETIME_MS = 7000;

/** Outside of an `Announcer` nothing is announced. */
const AnnounceContext = createContext<Announce>(() => {});

/**
 * Live regions for announcements. A region is only read if it existed before its text, so it is server-rendered; and
 * nothing outside a modal dialog is read, so each dialog has its own regions as its last child.
 */
export function LiveRegions({ at }: { at?: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={at} className={visuallyHidden}>
      <div aria-live="polite" />
      <div aria-live="assertive" />
    </div>
  );
}

/** The announcer for everything inside it. */
export function Announcer({ children }: { children: ReactNode }) {
  const regions = useRef<HTMLDivElement>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  // A pending one would keep a removed view in memory.
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const [announce] = useState(() => (text: string, urgency: Urgency = 'polite') => {
    const { current: page } = regions;
    if (!page) return;
    const region = `[aria-live=${urgency}]`;
    const root = page.getRootNode() as ParentNode;
    // Each announcement gets its own element: repeated texts are read again, and simultaneous ones are all read.
    const line = document.createElement('p');
    line.textContent = text;
    (root.querySelector(`dialog[open] ${region}`) ?? page.querySelector(region))?.append(line);
    const timer = setTimeout(() => {
      line.remove();
      timers.current.delete(timer);
    }, LIFETIME_MS);
    timers.current.add(timer);
  });
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <LiveRegions at={regions} />
    </AnnounceContext.Provider>
  );
}

/** Returns a function that announces a text to screen readers once. */
export const useAnnounce = () => useContext(AnnounceContext);

/** Announces a text that describes the view, such as a count, whenever it changes. */
export function useAnnouncement(text: string, urgency: Urgency = 'polite'): void {
  const announce = useAnnounce();
  const known = useRef(text);
  useEffect(() => {
    if (known.current !== text && text) announce(text, urgency);
    known.current = text;
  }, [announce, text, urgency]);
}
