import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../theme/scales';

export const icon = style({ display: 'block', flex: 'none', overflow: 'visible' });

export const sizes = styleVariants({ 14: 14, 16: 16, 18: 18, 20: 20, 24: 24, 32: 32 }, (pixels) => ({
  inlineSize: rem(pixels / 16),
  blockSize: rem(pixels / 16),
}));
