import { style } from '@vanilla-extract/css';
import { text, vars } from '../theme';

export const thanks = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  color: vars.color.text.secondary,
});

export const title = style([text.h2, { color: vars.color.text.primary }]);
