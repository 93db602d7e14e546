import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});

export const title = text.h1;

export const subtitle = style([
  text.body,
  { flexBasis: '100%', maxInlineSize: rem(34), color: vars.color.text.secondary },
]);
