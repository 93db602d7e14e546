import { fluid, media, oneColumn, rem, stack, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Same heights as banners (spec §5, DESIGN «Advertisement banner»). */
export const halfBanner = style({
  display: 'grid',
  blockSize: `max(50svh, ${rem(25)})`,
  '@media': { [media.desktop]: { blockSize: `max(50svh, ${rem(30)})` } },
});

export const fullBanner = style({
  display: 'grid',
  blockSize: `max(calc(100svh - 100px), ${rem(25)})`,
  '@media': { [media.desktop]: { blockSize: `max(calc(100svh - ${rem(5)}), ${rem(30)})` } },
});

export const section = style({ paddingBlockStart: vars.layout.section, display: 'grid', gap: vars.space[7] });

export const lines = style({ display: 'grid', gap: vars.space[3], maxInlineSize: rem(40) });

/** As tall as the targets of the breadcrumb links. */
export const crumbs = style({ fontSize: vars.size.small, lineHeight: rem(2.5) });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  rowGap: fluid(2, 1.4429, 2.2857, 3.5),
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const wideCards = style({
  display: 'grid',
  gap: `${fluid(2, 1.4429, 2.2857, 3.5)} ${vars.layout.gap}`,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const cardTitle = style({ marginBlockStart: vars.space[3] });

export const list = style({ paddingBlockStart: rem(0.875) });

export const listTitle = style({ paddingBlock: `${vars.space[2]} ${rem(1.75)}` });

export const toolbar = style({ marginBlockEnd: rem(1.75) });

const banner = {
  display: 'flex',
  alignItems: 'flex-end',
  paddingBlock: vars.space[6],
  backgroundColor: vars.color.surface.muted,
} as const;

export const subcategoryBanner = style({ ...banner, minBlockSize: `min(50svh, ${rem(22.5)})` });

export const projectsBanner = style({ ...banner, minBlockSize: rem(15) });

export const titledList = style({ paddingBlockStart: vars.space[7] });

export const productCrumbs = style({
  paddingBlock: rem(1.125),
  '@media': { [media.desktop]: { paddingBlock: vars.space[6] } },
});

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)', columnGap: '5%' },
  },
});

export const gallery = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${rem(5.25)} minmax(0, 1fr)`,
      gap: vars.space[4],
      alignItems: 'start',
    },
  },
});

export const stage = style({
  display: 'grid',
  aspectRatio: '1 / 1',
  '@media': {
    [media.mobile]: { marginInline: `calc(-1 * ${vars.layout.gutter})` },
    [media.desktop]: { order: 1, aspectRatio: '1 / 1.04' },
  },
});

export const thumbs = style({
  display: 'grid',
  gridTemplateColumns: `repeat(4, ${rem(4.5)})`,
  gap: rem(0.625),
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr', gap: vars.space[3] } },
});

export const options = style({ marginBlockStart: vars.space[6] });

export const cover = style({ display: 'grid', blockSize: '70svh' });

export const page = style({ paddingBlockStart: vars.layout.sectionSmall });

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 4fr', columnGap: oneColumn } },
});

export const basket = style({ paddingBlockStart: vars.space[7] });

export const nothing = style([stack(vars.space[4]), { maxInlineSize: rem(30), paddingBlock: vars.space[9] }]);

export const desk = style({
  display: 'grid',
  gap: vars.space[5],
  marginInline: 'auto',
  maxInlineSize: '210mm',
});

export const deskTools = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

export const paper = style({
  aspectRatio: '210 / 297',
  padding: vars.space[6],
  border: `1px solid ${vars.color.line.subtle}`,
});

export const statement = style({ maxInlineSize: rem(40) });

export const chapter = style({ marginBlockStart: vars.layout.section });

export const contact = style({
  display: 'grid',
  gap: vars.space[9],
  marginBlockStart: vars.space[9],
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 7fr', columnGap: oneColumn } },
});

export const form = style(stack(vars.space[5]));

export const terms = style({ display: 'grid', gap: vars.space[8], paddingBlockStart: vars.space[8] });

export const contents = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: `${rem(16)} minmax(0, 1fr)`, columnGap: oneColumn } },
});

export const generator = style({
  display: 'grid',
  gap: vars.space[9],
  marginBlockStart: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${rem(13.5)} ${rem(19)} minmax(0, 1fr)`,
      columnGap: vars.space[9],
    },
  },
});

export const wideOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const message = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: `calc(100svh - ${vars.layout.headerHeight})`,
});

export const mark = style({ display: 'grid', inlineSize: rem(7.5), blockSize: rem(9) });
