import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100svh',
  paddingBlock: vars.space[7],
  '@media': { print: { maxInlineSize: 'none', padding: 0, minBlockSize: 0 } },
});
