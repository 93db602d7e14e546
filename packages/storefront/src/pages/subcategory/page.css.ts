import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** The ground of a category without a colour. */
export const fallbackColor: string = vars.color.surface.strong;

export const banner = style({
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: `min(50svh, ${rem(22.5)})`,
  paddingBlock: vars.space[6],
});

export const count = style({ marginBlockStart: vars.space[2], color: vars.color.text.secondary });

export const list = style({ paddingBlock: `${vars.space[7]} ${vars.layout.section}` });
