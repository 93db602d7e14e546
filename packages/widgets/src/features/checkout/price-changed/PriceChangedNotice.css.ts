import { style } from '@vanilla-extract/css';
import { rem, stack, text, vars } from '../../../foundation/theme';

export const notice = style({
  display: 'flex',
  gap: vars.space[3],
  padding: `${rem(1)} ${rem(1.125)}`,
  backgroundColor: vars.color.feedback.warningTint,
  color: vars.color.feedback.warning,
});

export const title = style([
  text.body,
  {
    fontWeight: vars.weight.medium,
    selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  },
]);

export const reason = style([text.body, { color: vars.color.text.secondary }]);

export const content = style({ flexGrow: 1, minInlineSize: 0 });

export const changes = style([
  text.body,
  {
    ...stack(vars.space[1]),
    color: vars.color.text.primary,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
  },
]);

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  marginInlineStart: 'auto',
});

export const totals = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBlock: `1px solid ${vars.color.line.subtle}`,
});

export const total = style({
  ...stack(vars.space[1]),
  paddingBlock: vars.space[4],
  selectors: {
    '& + &': { paddingInlineStart: vars.space[5], borderInlineStart: `1px solid ${vars.color.line.subtle}` },
  },
});

export const term = style([text.small, { color: vars.color.text.muted }]);

export const previous = style({
  color: vars.color.text.muted,
  fontSize: vars.size.h3,
});

export const next = style({ fontSize: vars.size.h3, fontWeight: vars.weight.medium });
