import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  color: vars.color.text.secondary,
});
