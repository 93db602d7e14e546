import { stack, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const main = style({
  flex: 1,
  // Fills the screen, so that the footer isn't in view before the page has loaded.
  minBlockSize: '100svb',
  paddingBlockEnd: vars.layout.section,
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const any = style({
  ...stack(vars.space[5]),
  paddingBlockStart: vars.layout.sectionSmall,
});

export const picture = style({ display: 'grid', blockSize: '40svh' });
