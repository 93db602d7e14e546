import { centered, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const ring = style({
  ...centered,
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  border: `1px solid ${vars.color.text.muted}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.tiny,
  selectors: { '&:hover': { borderColor: 'currentColor' } },
});
