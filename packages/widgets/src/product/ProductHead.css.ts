import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../theme';

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: rem(0.875),
  selectors: { '&:empty': { display: 'none' } },
});

export const code = style([text.small, { marginBlockStart: vars.space[2], color: vars.color.ink500 }]);

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: rem(1.125),
  fontSize: rem(1.5),
  lineHeight: 1.4,
});

export const savings = style([text.small, { color: vars.color.rust }]);

export const taxNote = style([text.tiny, { marginBlockStart: '2px', color: vars.color.ink500 }]);
