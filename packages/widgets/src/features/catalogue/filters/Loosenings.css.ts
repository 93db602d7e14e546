import { style } from '@vanilla-extract/css';
import { rem, vars } from '../../../foundation/theme';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: rem(40),
  paddingBlock: vars.space[6],
});

export const hint = style({ marginBlockStart: vars.space[1], color: vars.color.text.secondary });

export const steps = style({ inlineSize: '100%', borderBlockEnd: `1px solid ${vars.color.line.subtle}` });

export const item = style({ borderBlockStart: `1px solid ${vars.color.line.subtle}` });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: rem(3.5),
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: vars.color.surface.muted } },
});

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
});
