import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../theme/scales';

/** How icons are drawn is written here and not as attributes, because a page has dozens of them. */
export const icon = style({
  display: 'block',
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sizes = styleVariants({ 14: 14, 16: 16, 18: 18, 20: 20, 24: 24, 32: 32 }, (pixels) => ({
  inlineSize: rem(pixels / 16),
  blockSize: rem(pixels / 16),
  // Small icons need a heavier stroke to stay visible.
  ...(pixels < 18 && { strokeWidth: 1.8 }),
}));
