import { style } from '@vanilla-extract/css';
import { text, vars } from '../theme';

export const thanks = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  color: vars.color.text.secondary,
  // Names and addresses of visitors.
  overflowWrap: 'anywhere',
});

export const title = style([text.h2, { color: vars.color.text.primary }]);
