/**
 * Sizes of the design in rem, converted to `calc()` with `--diwan-rem`.
 * | On our own pages `--diwan-rem` is `1rem`, so the reader's font size and zoom apply. Inside a shadow root it is
 * `16px`: a partner's `html { font-size: 62.5% }` must not shrink the widgets.
 */
export function rem(value: number): string {
  return value === 1 ? 'var(--diwan-rem)' : `calc(${inRem(value)})`;
}

const inRem = (value: number) => `${value} * var(--diwan-rem)`;

/** A fluid size between two bounds: `base + slope × viewport width`, all but `slope` in rem. */
export function fluid(min: number, base: number, slope: number, max: number): string {
  return `clamp(${inRem(min)}, ${inRem(base)} + ${slope}vw, ${inRem(max)})`;
}

/** Between the cards of a list: arguments of `fluid`. */
export const CARD_GAP = [0.75, 0.4714, 1.1429, 1.5] as const;
