import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlock: `${rem(0.875)} ${vars.layout.section}`,
});

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: `${vars.space[2]} ${rem(1.75)}`,
});

export const count = style({ color: vars.color.text.muted });
