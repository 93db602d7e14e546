import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlock: `${rem(0.875)} ${vars.layout.section}`,
});

export const count = style({ color: vars.color.text.muted });
