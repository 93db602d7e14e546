import { type RefObject, useEffect, useRef } from 'react';
import { isRightToLeft } from '../../ui/direction';
import { useBrowserLayoutEffect } from '../../ui/use-browser-layout-effect';

/** Offsets are negative in right-to-left text. */
const shownIndex = (track: HTMLElement) =>
  track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : 0;

export interface Track {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onScroll: () => void;
  readonly onScrollEnd: () => void;
  /** The visitor takes the track into their own hand. */
  readonly onPointerDown: () => void;
  readonly onTouchStart: () => void;
  readonly onWheel: () => void;
}

/**
 * A row of slides that shows the one at `index`, and reports the one a visitor has scrolled to. The index has one
 * owner: while the row is on its way to a chosen slide, the slides it passes are not reported. The others are inert, so
 * that keyboards and screen readers pass by what can't be seen; the focus moves on with the row.
 */
export function useTrack(index: number, count: number, onIndexChange: (index: number) => void): Track {
  const ref = useRef<HTMLUListElement>(null);
  /** Where the row is going by itself. */
  const destination = useRef<number>(undefined);

  // Not with React's attribute, which React 18 doesn't know.
  useBrowserLayoutEffect(() => {
    const { current: track } = ref;
    if (!track) return;
    const slides = [...track.children] as HTMLElement[];
    const hadFocus = track.matches(':focus-within');
    for (const [position, slide] of slides.entries()) slide.inert = position !== index;
    if (hadFocus) slides[index]?.querySelector('button')?.focus({ preventScroll: true });
  }, [index, count]);

  useEffect(() => {
    const { current: track } = ref;
    if (!track) return;
    if (destination.current === undefined && shownIndex(track) === index) return;
    destination.current = index;
    const offset = index * track.clientWidth;
    // physical: scrolling counts from the left, and below 0 in Arabic.
    track.scrollTo?.({ left: isRightToLeft(track) ? -offset : offset });
  }, [index]);

  const release = () => {
    destination.current = undefined;
  };
  const report = () => {
    if (!ref.current || destination.current !== undefined) return;
    const shown = shownIndex(ref.current);
    if (shown !== index && shown < count) onIndexChange(shown);
  };
  return {
    ref,
    onScroll: report,
    onScrollEnd: () => {
      const { current: track } = ref;
      // The end of a movement that another choice has replaced meanwhile.
      if (track && destination.current !== undefined && shownIndex(track) !== destination.current) return;
      release();
      report();
    },
    onPointerDown: release,
    onTouchStart: release,
    onWheel: release,
  };
}
