import type { Options, Splide } from '@splidejs/splide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { media } from '../theme/breakpoints';
import { isRightToLeft } from './direction';
import * as styles from './Slider.css';

export interface SliderSettings {
  effect: 'slide' | 'fade';
  /** Autoplay interval in milliseconds; undefined disables it. */
  autoplay: number | undefined;
  /** Duration of a transition in milliseconds. */
  speed: number | undefined;
  count: number;
}

export interface SliderControls {
  readonly ref: RefObject<HTMLElement | null>;
  /** Whether the slides can be moved: the script has loaded and they don't all fit. */
  readonly isMovable: boolean;
  /** Whether autoplay is allowed, considering reduced motion. */
  readonly canPlay: boolean;
  readonly isPlaying: boolean;
  readonly index: number;
  /** Moves on a user action, which ends autoplay for good. Returns the new index, or undefined if nothing moved. */
  readonly go: (target: '<' | '>' | number) => number | undefined;
  readonly togglePlaying: () => void;
}

/** Where a visitor is before the slider starts: at the slide that has the focus, else at the first one in view. */
function reachedIndex(track: HTMLElement): number {
  const slides = [...track.querySelectorAll<HTMLElement>('.splide__slide')];
  const focused = slides.findIndex((slide) => slide.matches(':focus-within'));
  if (focused >= 0) return focused;
  const width = slides[0]?.offsetWidth ?? 0;
  return width > 0 ? Math.round(Math.abs(track.scrollLeft) / width) : 0;
}

function optionsFor(root: HTMLElement, { effect, autoplay, speed }: SliderSettings, start: number): Options {
  const isMirrored = isRightToLeft(root);
  return {
    type: effect === 'fade' ? 'fade' : 'slide',
    direction: isMirrored ? 'rtl' : 'ltr',
    start,
    rewind: true,
    // Widths come from CSS, so that nothing shifts when the slider starts.
    autoWidth: effect === 'slide',
    gap: effect === 'slide' ? styles.slideGap : 0,
    ...(effect === 'slide' && {
      padding: isMirrored ? { left: styles.slideGutter } : { right: styles.slideGutter },
    }),
    // In a row, the last slides may be visible together; fading ones are shown one at a time.
    ...(effect === 'slide' && { focus: 0, omitEnd: true }),
    perMove: 1,
    arrows: false,
    pagination: false,
    // It would read whole rows. The slider announces the slide a press has led to.
    live: false,
    autoplay: autoplay === undefined ? false : 'pause',
    ...(autoplay !== undefined && { interval: autoplay }),
    ...(speed !== undefined && { speed }),
    i18n: { carousel: root.getAttribute('aria-roledescription') ?? '' },
  };
}

/** Calls back when the element becomes at least partly visible, and when it is no longer visible. */
function watchVisibility(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (isVisible: boolean) => void,
) {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false), options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Starts Splide when the element comes near the viewport; until then it is a plain scrolling row. */
export function useSlider(settings: SliderSettings): SliderControls {
  const { effect, autoplay, speed, count } = settings;
  const ref = useRef<HTMLElement>(null);
  const [splide, setSplide] = useState<Splide>();
  const [index, setIndex] = useState(0);
  const [isOverflowing, setIsOverflowing] = useState(false);
  const [canPlay, setCanPlay] = useState(false);
  const [isPlaying, setIsPlaying] = useState(autoplay !== undefined);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const root = ref.current;
    if (!root || count < 2) return;
    let isWanted = true;
    let mounted: Splide | undefined;
    const start = async () => {
      const { Splide } = await import('@splidejs/splide');
      const track = root.querySelector<HTMLElement>('.splide__track');
      if (!isWanted || !track) return;
      const first = reachedIndex(track);
      track.scrollLeft = 0;
      mounted = new Splide(root, optionsFor(root, { effect, autoplay, speed, count }, first));
      mounted.on('move', setIndex);
      mounted.on('overflow', setIsOverflowing);
      mounted.on('drag', () => setIsPlaying(false));
      mounted.mount();
      setIndex(mounted.index);
      setSplide(mounted);
    };
    const stopWatching = watchVisibility(root, { rootMargin: '200px' }, (isNear) => {
      if (!isNear) return;
      stopWatching();
      // Without the library the row still scrolls, so the failure is ignored.
      start().catch(() => {});
    });
    return () => {
      isWanted = false;
      stopWatching();
      mounted?.destroy();
      setSplide(undefined);
    };
  }, [effect, autoplay, speed, count]);

  useEffect(() => {
    const root = ref.current;
    if (!root || autoplay === undefined) return;
    setCanPlay(!matchMedia(media.reducedMotion).matches);
    return watchVisibility(root, { threshold: 0.6 }, setIsInView);
  }, [autoplay]);

  useEffect(() => {
    const player = splide?.Components.Autoplay;
    if (!player || !canPlay) return;
    if (isPlaying && isInView) player.play();
    else player.pause();
  }, [splide, canPlay, isPlaying, isInView]);

  return {
    ref,
    isMovable: splide !== undefined && (effect === 'fade' || isOverflowing),
    canPlay,
    isPlaying,
    index,
    go: (target) => {
      setIsPlaying(false);
      const before = splide?.index;
      splide?.go(target);
      return splide?.index === before ? undefined : splide?.index;
    },
    togglePlaying: () => setIsPlaying(!isPlaying),
  };
}
