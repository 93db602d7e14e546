import { text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

// Only the browser knows what is inside; the footer stays below the first screen, so that nothing moves when it tells.
export const page = style({
  minBlockSize: `calc(100svh - ${vars.layout.headerHeight})`,
  paddingBlock: `${vars.space[7]} ${vars.layout.section}`,
});

export const head = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[6] });

export const title = text.h1;

export const subtitle = style({ color: vars.color.ink700 });
