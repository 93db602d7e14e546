import { EMBED_ROOT_CLASS } from '../../../foundation/theme';

const FLIGHT_MS = 1000;
const BUMP_MS = 200;
const ARRIVAL_SCALE = 0.12;
const SAMPLES = 24;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Point {
  readonly x: number;
  readonly y: number;
}

const centerOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Moves along a quadratic curve that rises above both ends; coordinates are offsets from the start. */
export function flightFrames(from: Point, to: Point): Keyframe[] {
  const end = { x: to.x - from.x, y: to.y - from.y };
  const apex = { x: end.x / 2, y: Math.min(0, end.y) - Math.abs(end.x) / 6 };
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = index / SAMPLES;
    const x = 2 * (1 - t) * t * apex.x + t * t * end.x;
    const y = 2 * (1 - t) * t * apex.y + t * t * end.y;
    return {
      transform: `translate(${x}px, ${y}px) scale(${1 - (1 - ARRIVAL_SCALE) * t})`,
      opacity: t <= 0.8 ? 1 : 1 - ((t - 0.8) / 0.2) * 0.6,
      offset: t,
    };
  });
}

const bump = (target: Element) =>
  target.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }],
    BUMP_MS,
  );

/**
 * Flies a copy of a picture to a basket's icon in one second (spec §4). With reduced motion, the icon blinks instead.
 * Purely decorative: counts and labels convey the same.
 */
export function flyTo(target: Element, picture: Element): void {
  if (typeof picture.animate !== 'function') return;
  if (prefersStillness()) {
    target.animate([{ opacity: 0.4 }, { opacity: 1 }], BUMP_MS);
    return;
  }
  const from = picture.getBoundingClientRect();
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    insetBlockStart: `${from.top}px`,
    left: `${from.left}px`,
    inlineSize: `${from.width}px`,
    blockSize: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: 'var(--diwan-z-index-fly)',
  });
  (picture.closest(`.${EMBED_ROOT_CLASS}`) ?? document.body).append(copy);
  const flight = copy.animate(flightFrames(centerOf(from), centerOf(target.getBoundingClientRect())), {
    duration: FLIGHT_MS,
    easing: 'cubic-bezier(0.65, 0, 0.35, 1)',
  });
  flight.finished.then(
    () => {
      copy.remove();
      bump(target);
    },
    () => copy.remove(),
  );
}
