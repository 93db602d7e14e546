import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

// Only the browser knows what is inside; the footer stays below the first screen, so that nothing moves when the cart appears.
export const page = style({
  minBlockSize: `calc(100svh - ${vars.layout.headerHeight})`,
  paddingBlock: `${vars.space[7]} ${vars.layout.section}`,
});
