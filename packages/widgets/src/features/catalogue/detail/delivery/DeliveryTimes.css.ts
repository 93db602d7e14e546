import { style } from '@vanilla-extract/css';
import { rem, stack, vars } from '../../../../foundation/theme';

export const delivery = style({
  display: 'flex',
  gap: rem(0.875),
  marginBlockStart: vars.space[4],
  padding: `${vars.space[4]} ${rem(1.125)}`,
  backgroundColor: vars.color.surface.subtle,
  fontSize: vars.size.control,
  lineHeight: 1.5,
});

export const items = style(stack('2px'));

export const item = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const itemThatApplies = style({
  color: vars.color.text.primary,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
});

export const note = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});
