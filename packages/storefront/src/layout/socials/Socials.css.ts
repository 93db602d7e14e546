import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const ring = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  border: `1px solid ${vars.color.ink500}`,
  borderRadius: vars.radius.full,
  fontSize: rem(0.8125),
  selectors: { '&:hover': { borderColor: 'currentColor' } },
});
