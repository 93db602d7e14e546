import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

// Only the browser knows the contents. The footer stays below the first screen, so that nothing shifts when they
// appear.
export const page = style({
  minBlockSize: `calc(100svh - ${vars.layout.headerHeight})`,
  paddingBlock: `${vars.space[7]} ${vars.layout.section}`,
});
