import { style } from '@vanilla-extract/css';
import { rem, stack, text, vars } from '../../../foundation/theme';

export const totals = style({
  ...stack(vars.space[3]),
  inlineSize: '100%',
  maxInlineSize: rem(24),
  marginInlineStart: 'auto',
  paddingBlockStart: vars.space[5],
});

export const rows = style({ display: 'grid', gap: vars.space[3] });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  selectors: { '&:last-child': { fontWeight: vars.weight.medium } },
});

export const note = style([text.small, { color: vars.color.text.muted }]);
