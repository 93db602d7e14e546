import { finePointer } from './fine-pointer';

/**
 * Widths in CSS pixels at which the layout changes, at the usual text size (spec §9). A phone is 767 px wide or less.
 */
export const breakpoints = {
  mobileMax: 767,
  tablet: 768,
  tabletMax: 1024,
  desktop: 1025,
  wide: 1440,
} as const;

/** In the browser's text size: the larger it is, the narrower the layout, as with zoom. */
const em = (pixels: number) => `${pixels / 16}em`;

/** Media queries for both `@media` rules and `matchMedia`. */
export const media = {
  mobile: `(width<${em(breakpoints.tablet)})`,
  tablet: `(width>=${em(breakpoints.tablet)}) and (width<=${em(breakpoints.tabletMax)})`,
  tabletUp: `(width>=${em(breakpoints.tablet)})`,
  belowDesktop: `(width<=${em(breakpoints.tabletMax)})`,
  desktop: `(width>${em(breakpoints.tabletMax)})`,
  wide: `(width>=${em(breakpoints.wide)})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  /** A mouse or trackpad: for hover effects that aren't essential. */
  finePointer,
} as const;

/** Too narrow for everything a phone's bars contain: 389 px at the usual text size. */
export const smallPhone = '(max-width: 24.35em)';
/** A phone with very large text. */
export const largeTextPhone = '(width<15em)';
/** Too low for bars that stay in view: 480 px, such as a phone in landscape or at high zoom. */
export const shortScreen = '(height<30em)';
/** The opposite of {@link shortScreen}. */
export const tallScreen = '(height>=30em)';
