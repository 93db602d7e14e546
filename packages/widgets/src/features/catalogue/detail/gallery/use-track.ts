import { type RefObject, useEffect, useRef } from 'react';
import { isRightToLeft } from '../../../../foundation/ui/direction';
import { useBrowserLayoutEffect } from '../../../../foundation/ui/use-browser-layout-effect';

/** Offsets are negative in right-to-left layouts. */
const shownIndex = (track: HTMLElement) =>
  track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : 0;

export interface Track {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onScroll: () => void;
  /** The visitor starts scrolling, which ends the programmatic scroll. */
  readonly onPointerDown: () => void;
  readonly onTouchStart: () => void;
  readonly onWheel: () => void;
}

/**
 * A row of slides that scrolls to the one at `index`, and reports the one a visitor scrolls to. While it scrolls to a
 * chosen slide, it doesn't report the slides it passes. All other slides are inert, so that keyboards and screen
 * readers skip what isn't visible; the focus moves with the row.
 */
export function useTrack(index: number, count: number, onIndexChange: (index: number) => void): Track {
  const ref = useRef<HTMLUListElement>(null);
  /** Target of a programmatic scroll in progress. */
  const destination = useRef<number>(undefined);

  // Set on the element, since React 18 doesn't know the `inert` attribute.
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
    // physical: scrollLeft counts from the left, and is negative in Arabic.
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

  // On the element, since React 18 doesn't know the event.
  useEffect(() => {
    const { current: track } = ref;
    const arrive = () => {
      // The end of a scroll that another choice has superseded.
      if (track && destination.current !== undefined && shownIndex(track) !== destination.current) return;
      release();
      report();
    };
    track?.addEventListener('scrollend', arrive);
    return () => track?.removeEventListener('scrollend', arrive);
  });
  return {
    ref,
    onScroll: report,
    onPointerDown: release,
    onTouchStart: release,
    onWheel: release,
  };
}
