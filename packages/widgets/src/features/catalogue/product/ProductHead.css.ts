import { style } from '@vanilla-extract/css';
import { inline, rem, text, vars } from '../../../foundation/theme';

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: rem(0.875),
  selectors: { '&:empty': { display: 'none' } },
});

export const code = style([text.small, { marginBlockStart: vars.space[2], color: vars.color.text.muted }]);

export const price = style({
  ...inline(`${vars.space[1]} ${vars.space[3]}`),
  marginBlockStart: rem(1.125),
  fontSize: vars.size.h3,
  lineHeight: 1.4,
});

export const savings = style([text.small, { color: vars.color.sale.ground }]);

export const taxNote = style([text.tiny, { marginBlockStart: '2px', color: vars.color.text.muted }]);
