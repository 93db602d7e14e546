import { style } from '@vanilla-extract/css';
import { rem, vars } from '../theme';

export const code = style({
  flex: 'none',
  inlineSize: rem(6.75),
  blockSize: rem(6.75),
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
});

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
