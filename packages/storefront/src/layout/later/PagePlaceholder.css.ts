import { media, rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const main = style({
  flex: 1,
  // Fills the screen, so that the footer isn't in view before the page is there.
  minBlockSize: '100svb',
  paddingBlockEnd: vars.layout.section,
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

/** As high as most banners (spec §2). */
export const banner = style({ display: 'grid', blockSize: '50svh' });

export const title = style({ paddingBlock: `${rem(2)} ${rem(1.25)}` });

export const toolbar = style({ paddingBlockEnd: vars.space[6] });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  rowGap: vars.space[7],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const product = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockStart: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: vars.layout.gap } },
});

export const lines = style({ display: 'grid', gap: vars.space[3], maxInlineSize: rem(40) });
