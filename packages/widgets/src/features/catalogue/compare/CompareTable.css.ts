import { globalStyle, style } from '@vanilla-extract/css';
import { media, rem, solidFirst, stuckHeaderHeight, vars } from '../../../foundation/theme';
import { centimetre, column, names } from './Compare.css';
import { middle, namesAbove, wide } from './compare-widths';

export const table = style({
  flex: 'none',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: `calc(${names} + ${column} * var(--count))`,
  fontSize: vars.size.control,
  lineHeight: vars.leading.small,
  '@container': { [namesAbove]: { display: 'block' } },
  selectors: { '&&': { '@media': { print: { lineHeight: 1.35 } } } },
});
globalStyle(`${table} > :is(thead, tbody)`, { '@container': { [namesAbove]: { display: 'block' } } });

/** Names of rows stand above their cells where there is no column for them. */
export const row = style({
  '@container': {
    [namesAbove]: { display: 'grid', gridTemplateColumns: `repeat(var(--count), ${column})` },
  },
});

const box = style({
  paddingBlock: rem(0.875),
  paddingInline: `0 ${rem(0.875)}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  fontWeight: vars.weight.text,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@container': { [wide]: { paddingInlineEnd: rem(1.75) } },
  '@media': { print: { paddingBlock: rem(0.25) } },
});

/** Stays in view while the columns scroll. */
const stuckNames = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  inlineSize: names,
  backgroundColor: vars.color.surface.page,
  '@container': { [wide]: { position: 'static' } },
});

export const corner = style([
  box,
  stuckNames,
  { paddingInline: 0, '@container': { [namesAbove]: { display: 'none' } } },
]);

export const rowName = style([
  box,
  stuckNames,
  {
    paddingInlineEnd: vars.space[2],
    color: vars.color.text.muted,
    fontSize: vars.size.tiny,
    lineHeight: 1.7,
    '@container': {
      [namesAbove]: {
        gridColumn: '1 / -1',
        justifySelf: 'start',
        inlineSize: 'auto',
        paddingBlockEnd: 0,
        borderBlockEnd: 0,
      },
      [wide]: { fontSize: vars.size.control, lineHeight: vars.leading.small },
    },
    selectors: { '&&': { '@media': { print: { lineHeight: 1.35 } } } },
  },
]);

export const cell = style([
  box,
  {
    inlineSize: column,
    scrollSnapAlign: 'start',
    '@container': { [namesAbove]: { paddingBlockStart: rem(0.25) } },
  },
]);

export const head = style([
  cell,
  {
    paddingBlock: `${rem(1.25)} ${rem(1.125)}`,
    '@container': { [wide]: { paddingBlockStart: rem(1.75) } },
    selectors: { '&&': { '@media': { print: { paddingBlock: `${rem(0.75)} 0` } } } },
  },
]);
// The drawing above may stay in view, and the names at the start.
globalStyle(`${head} :is(a, button)`, {
  scrollMarginBlockStart: `calc(${stuckHeaderHeight} + var(--tallest) * ${centimetre} + ${rem(5)})`,
  scrollMarginInlineStart: names,
  '@container': { [middle]: { scrollMarginBlockStart: vars.layout.headerHeight } },
});

export const picture = style({
  position: 'relative',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
  '@container': { [middle]: { aspectRatio: '4 / 3' } },
  '@media': { print: { maxBlockSize: rem(5) } },
});
// In WebKit, a share of the height has no effect within a cell.
globalStyle(`${picture} img`, { position: 'absolute', inset: 0 });

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // The target is larger than the disc.
  backgroundClip: 'content-box',
  padding: '5px',
  boxShadow: 'none',
  '@media': { print: { display: 'none' } },
  // The picture would cut a ring around the target off.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const name = style({
  display: 'block',
  marginBlockStart: vars.space[3],
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  minBlockSize: '2.9em',
  '@container': { [wide]: { minBlockSize: 0 } },
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: rem(0.625),
  minBlockSize: '1.6em',
  marginBlock: `${vars.space[1]} ${rem(0.875)}`,
  '@media': { print: { marginBlockEnd: vars.space[1] } },
});

export const action = style({ '@media': { print: { display: 'none' } } });
globalStyle(`${action} > button`, { minBlockSize: rem(3), paddingInline: vars.space[1], lineHeight: 1.35 });
globalStyle(`${action} > button > svg`, { display: 'none' });

export const size = style({ display: 'block', fontWeight: vars.weight.medium });

/** What all pieces share; what is a piece's own stands out. */
export const shared = style({ color: vars.color.text.muted, fontWeight: vars.weight.text });

export const bar = style({
  display: 'block',
  blockSize: '2px',
  maxInlineSize: rem(11.25),
  marginBlock: '6px 5px',
  backgroundColor: vars.color.surface.strong,
});

export const share = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.text.primary,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' }, print: { printColorAdjust: 'exact' } },
});

export const difference = style({ display: 'block', color: vars.color.text.muted, fontSize: vars.size.tiny });

export const largest = style({ color: vars.color.text.primary });

export const values = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { print: { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` } },
});

export const value = style({ display: 'flex', alignItems: 'center', gap: rem(0.5625) });

export const swatch = style({
  flex: 'none',
  inlineSize: rem(1.125),
  blockSize: rem(1.125),
  border: solidFirst(vars.color.text.primary, 22, (color) => `1px solid ${color}`),
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' }, print: { printColorAdjust: 'exact' } },
});

export const fabric = style({
  flex: 'none',
  inlineSize: rem(1.5),
  blockSize: rem(1.5),
  overflow: 'hidden',
});
