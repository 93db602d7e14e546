import { rem, text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const banner = style({
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: rem(15),
  paddingBlock: vars.space[6],
  backgroundColor: vars.color.surface.muted,
});

export const title = text.display2;

export const subtitle = style({ marginBlockStart: vars.space[2], color: vars.color.text.secondary });

export const list = style({ paddingBlock: `${vars.space[7]} ${vars.layout.section}` });
