import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '../../theme/a11y.css';

/** `polite` waits until the screen reader has finished; `assertive` interrupts it, for what went wrong. */
type Urgency = 'polite' | 'assertive';

type Announce = (text: string, urgency?: Urgency) => void;

/** Long enough to be read; then it would only be a stray line for those who read the page by lines. */
const LIFETIME_MS = 7000;

/** Outside of an `Announcer` nothing is read. */
const AnnounceContext = createContext<Announce>(() => {});

/**
 * Where announcements are read out. A region is read only if it was there before its text, so it is in the server's
 * HTML; and nothing outside a modal dialog is read, so each dialog has regions of its own, as its last child.
 */
export function LiveRegions({ at }: { at?: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={at} className={visuallyHidden}>
      <div aria-live="polite" />
      <div aria-live="assertive" />
    </div>
  );
}

/** The one announcer of everything below it. */
export function Announcer({ children }: { children: ReactNode }) {
  const regions = useRef<HTMLDivElement>(null);
  const [announce] = useState(() => (text: string, urgency: Urgency = 'polite') => {
    const { current: page } = regions;
    if (!page) return;
    const region = `[aria-live=${urgency}]`;
    const root = page.getRootNode() as ParentNode;
    // A line of its own: the same words twice are two announcements, and two at once are both read.
    const line = document.createElement('p');
    line.textContent = text;
    (root.querySelector(`dialog[open] ${region}`) ?? page.querySelector(region))?.append(line);
    setTimeout(() => line.remove(), LIFETIME_MS);
  });
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <LiveRegions at={regions} />
    </AnnounceContext.Provider>
  );
}

/** Makes screen readers read a text, once. */
export const useAnnounce = () => useContext(AnnounceContext);

/** Announces a text that describes what is shown, such as a count, whenever it becomes another one. */
export function useAnnouncement(text: string, urgency: Urgency = 'polite'): void {
  const announce = useAnnounce();
  const known = useRef(text);
  useEffect(() => {
    if (known.current !== text && text) announce(text, urgency);
    known.current = text;
  }, [announce, text, urgency]);
}
