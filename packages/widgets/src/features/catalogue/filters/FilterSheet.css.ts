import { style } from '@vanilla-extract/css';
import { rem, vars } from '../../../foundation/theme';

export const section = style({
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
  fontWeight: vars.weight.medium,
});

export const chosen = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
});

export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], inlineSize: '100%' });

export const show = style({ flex: `1 1 ${rem(10)}` });
