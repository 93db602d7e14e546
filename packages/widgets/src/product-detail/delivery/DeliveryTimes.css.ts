import { style } from '@vanilla-extract/css';
import { rem, vars } from '../../theme';

export const delivery = style({
  display: 'flex',
  gap: rem(0.875),
  marginBlockStart: vars.space[4],
  padding: `${vars.space[4]} ${rem(1.125)}`,
  backgroundColor: vars.color.plaster50,
  fontSize: rem(0.9375),
  lineHeight: 1.5,
});

export const items = style({ display: 'grid', gap: '2px' });

export const item = style({ color: vars.color.ink500, fontSize: vars.size.small });

/** Comes first, whatever its place in the list. */
export const itemThatApplies = style({
  order: -1,
  color: vars.color.ink,
  fontSize: rem(0.9375),
  fontWeight: vars.weight.medium,
});

export const note = style({
  marginBlockStart: vars.space[2],
  color: vars.color.ink500,
  fontSize: vars.size.small,
});
