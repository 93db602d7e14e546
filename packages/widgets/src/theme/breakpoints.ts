import { finePointer } from './fine-pointer';

/** Widths in CSS pixels at which the layout changes (spec §9). A phone is 767 px wide or less. */
export const breakpoints = {
  mobileMax: 767,
  tablet: 768,
  tabletMax: 1024,
  desktop: 1025,
  wide: 1440,
} as const;

/** Media queries for both `@media` rules and `matchMedia`. */
export const media = {
  mobile: `(max-width: ${breakpoints.mobileMax}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.tabletMax}px)`,
  tabletUp: `(min-width: ${breakpoints.tablet}px)`,
  belowDesktop: `(max-width: ${breakpoints.tabletMax}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** A mouse or trackpad: for hover effects that aren't essential. */
  finePointer,
} as const;
