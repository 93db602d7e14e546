import { media } from './breakpoints';
import { vars } from './vars.css';

type Speed = keyof typeof vars.duration;
type Easing = keyof typeof vars.easing;

/** A `transition` value over several properties: `transition(['color', 'opacity'], 'instant')`. */
export function transition(properties: readonly string[], speed: Speed, easing: Easing = 'out'): string {
  return properties.map((name) => `${name} ${vars.duration[speed]} ${vars.easing[easing]}`).join(', ');
}

/** Spread into a rule: disables transitions with reduced motion. */
export const stillWhenReduced = {
  '@media': { [media.reducedMotion]: { transition: 'none', animation: 'none' } },
} as const;
