import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, rem, stuckHeaderHeight, vars } from '../../../foundation/theme';
import { centimetre, column, names } from './Compare.css';
import { middle, wide } from './compare-widths';

/** Height of the measure lines and widths below the floor. */
const below = createVar();
/** Room for both beside the header. */
const roomy = '(height>=45em)';

export const stage = style({
  vars: { [below]: rem(2.5) },
  marginBlockStart: vars.space[4],
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  padding: `${rem(1.25)} ${vars.layout.gutter} ${rem(0.5)}`,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  backgroundColor: vars.color.surface.muted,
  '@media': {
    [`screen and ${roomy}`]: {
      position: 'sticky',
      insetBlockStart: stuckHeaderHeight,
      zIndex: vars.zIndex.stickyBar,
    },
    print: { printColorAdjust: 'exact' },
  },
  selectors: { '&&': { '@media': { print: { paddingBlock: vars.space[3] } } } },
  '@container': {
    [middle]: { position: 'relative', insetBlockStart: 'auto', zIndex: 'auto', paddingBlockStart: rem(2) },
    [wide]: {
      vars: { [below]: rem(3) },
      marginInline: 0,
      paddingBlock: `${rem(2.75)} ${rem(1)}`,
      paddingInline: 0,
    },
  },
});

export const drawing = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '6px',
  minInlineSize: 'max-content',
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `${names} repeat(var(--count), ${column})`,
      justifyContent: 'start',
      gap: 0,
      minInlineSize: 0,
    },
  },
});

/** From one edge of the stage to the other. */
const across = style({
  position: 'absolute',
  insetInline: `calc(-1 * ${vars.layout.gutter})`,
  pointerEvents: 'none',
  '@container': { [wide]: { insetInline: 0 } },
});

export const floor = style([
  across,
  { insetBlockEnd: below, borderBlockEnd: `1.5px solid ${vars.color.text.primary}` },
]);

export const line = style([
  across,
  {
    insetBlockEnd: `calc(${below} + var(--y) * ${centimetre})`,
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  },
]);

export const lineLabel = style({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  insetBlockEnd: '3px',
  color: vars.color.text.muted,
  fontSize: vars.size.badge,
  lineHeight: 1.3,
  '@container': { [wide]: { display: 'block' } },
});

/** A front, standing on the floor, with its width below. */
export const piece = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  flex: 'none',
  minInlineSize: rem(3.4),
  paddingBlockEnd: below,
  color: vars.color.text.primary,
  selectors: { '&[data-piece]': { cursor: 'pointer' } },
  '@container': {
    [wide]: { justifyItems: 'start', minInlineSize: 0, selectors: { '&[data-piece]': { cursor: 'auto' } } },
  },
});

export const outOfView = style({ color: vars.color.line.control });

export const front = style({
  display: 'block',
  inlineSize: `calc(var(--w) * ${centimetre})`,
  blockSize: `calc(var(--h) * ${centimetre})`,
  marginBlockEnd: `calc(var(--lift, 0) * ${centimetre})`,
  overflow: 'visible',
  fill: vars.color.surface.page,
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
globalStyle(`${front} path`, { strokeWidth: '1.5px', vectorEffect: 'non-scaling-stroke' });

/** A rug. */
export const flat = style({
  inlineSize: `calc(var(--w) * ${centimetre})`,
  borderBlockEnd: '2px solid currentColor',
});

const label = {
  position: 'absolute',
  insetBlockEnd: 0,
  display: 'grid',
  justifyContent: 'center',
  alignContent: 'start',
  blockSize: `calc(${below} - ${rem(0.75)})`,
  paddingBlockStart: rem(0.375),
  fontSize: vars.size.tiny,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
} as const;

const tick = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-5px',
  blockSize: '9px',
  borderInlineStart: `1px solid ${vars.color.line.control}`,
} as const;

/** The measure line with the width. */
export const width = style({
  ...label,
  inlineSize: `calc(var(--w) * ${centimetre})`,
  borderBlockStart: `1px solid ${vars.color.line.control}`,
  selectors: {
    '&::before': { ...tick, insetInlineStart: 0 },
    '&::after': { ...tick, insetInlineEnd: 0 },
    [`${outOfView} &`]: { color: vars.color.text.muted },
  },
  '@container': { [wide]: { fontSize: vars.size.body } },
});

export const door = style({
  minInlineSize: rem(2.3),
  color: vars.color.line.control,
  '@container': { [wide]: { marginInlineStart: rem(1.125) } },
});
globalStyle(`${door} path`, { fill: 'none', strokeWidth: '1px' });

export const doorway = style({
  selectors: { [`${door} &`]: { fill: vars.color.surface.strong } },
  '@media': { [media.forcedColors]: { selectors: { [`${door} &`]: { fill: 'Canvas' } } } },
});

export const doorLabel = style({ ...label, color: vars.color.text.muted });
