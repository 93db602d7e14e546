import { style } from '@vanilla-extract/css';
import { stack, text, vars } from '../../../foundation/theme';

export const summary = style({
  ...stack(vars.space[4]),
  padding: vars.space[6],
  backgroundColor: vars.color.surface.subtle,
});

export const title = text.h3;

export const rows = style(stack(vars.space[3]));

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  color: vars.color.text.secondary,
});

export const value = style({ textAlign: 'end' });

export const discount = style({ color: vars.color.feedback.success });

export const total = style([
  text.h3,
  {
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.medium,
    color: vars.color.text.primary,
  },
]);

export const savings = style([text.small, { color: vars.color.sale.ground }]);
