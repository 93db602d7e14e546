import { style } from '@vanilla-extract/css';
import { inline, stack, text, vars } from '../../../foundation/theme';

export const entries = style([
  text.body,
  { marginBlockStart: vars.space[4], color: vars.color.text.secondary },
]);

export const pieces = style({
  ...stack(vars.space[1]),
  marginBlockStart: vars.space[4],
  color: vars.color.text.secondary,
});

export const quantity = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const options = style({ marginBlockStart: vars.space[5] });

export const skeleton = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[5] });

export const failure = style({
  ...inline(`${vars.space[3]} ${vars.space[5]}`),
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const note = style([text.small, { color: vars.color.text.muted }]);
