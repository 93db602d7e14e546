import { createVar, style } from '@vanilla-extract/css';
import { rem, vars } from '../../../foundation/theme';
import { middle, namesAbove, wide } from './compare-widths';

/** Width of the column of names. */
export const names = createVar();
/** Width of the column of one piece. */
export const column = createVar();
/** Width of the panel that finds a piece. */
const panel = createVar();
/** Length of one centimetre of the drawing. */
export const centimetre = createVar();

/** As narrow as a phone: two columns in view, and the edge of the third. */
const narrow = {
  [names]: rem(4.75),
  [column]: `calc((100cqi - ${names} - 18px) / 2)`,
  [centimetre]: 'min((100cqi - 42px) / var(--total), 0.9px)',
};

export const comparison = style({
  containerType: 'inline-size',
  fontSize: vars.rem,
});

/** Lengths need the container's size, so they belong to what is inside. */
export const measured = style({
  // Paper is less high than it is wide.
  selectors: { '&&': { '@media': { print: { vars: { [centimetre]: '0.8px' } } } } },
  vars: { [panel]: rem(8.75), ...narrow },
  '@container': {
    [namesAbove]: {
      vars: { [names]: '0px', [column]: `max((100cqi - 24px) / 2, ${rem(8.2)})` },
    },
    [middle]: {
      vars: {
        [names]: rem(7.5),
        [column]: `max(${rem(12.5)}, (100cqi - ${names} - 40px) / 3)`,
      },
    },
    [wide]: {
      vars: {
        [names]: rem(8.75),
        [panel]: rem(15.5),
        // One piece is as wide as one of two.
        [column]: `calc((100cqi - ${names} - ${panel} * min(1, 4 - var(--count))) / max(2, var(--count)))`,
        // The door has room in the column of names.
        [centimetre]: `min((${column} - 44px) / max(1, var(--widest)), 1.28px)`,
      },
    },
  },
});

export const scale = style({
  marginBlockStart: vars.space[1],
  color: vars.color.text.secondary,
  fontSize: vars.size.body,
  textWrap: 'pretty',
});

export const missing = style({
  marginBlockStart: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.size.body,
});

export const failure = style({ marginBlockStart: vars.space[4] });

export const scroller = style({
  // Clips its texts for screen readers, too.
  position: 'relative',
  overflow: 'auto hidden',
  marginInlineEnd: `calc(-1 * ${vars.layout.gutter})`,
  scrollSnapType: 'x proximity',
  scrollPaddingInlineStart: names,
  scrollbarWidth: 'none',
  '@container': { [wide]: { overflow: 'visible', marginInlineEnd: 0 } },
  '@media': { print: { overflow: 'visible' } },
});

export const columns = style({
  display: 'flex',
  alignItems: 'flex-start',
  inlineSize: 'max-content',
  minInlineSize: '100%',
});

const head = style({
  marginBlockStart: rem(1.25),
  '@container': { [wide]: { marginBlockStart: rem(1.75) } },
});

export const finder = style([
  head,
  {
    display: 'none',
    flex: 'none',
    inlineSize: panel,
    padding: `${rem(1.125)} ${vars.space[4]} ${vars.space[2]}`,
    border: `1px dashed ${vars.color.line.control}`,
    '@container': { [wide]: { display: 'block' } },
  },
]);

export const finderTitle = style({
  marginBlockEnd: rem(0.625),
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
});

/** Opens the panel as a sheet, where there is no room for it. */
export const tile = style([
  head,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: rem(0.375),
    flex: 'none',
    inlineSize: panel,
    minBlockSize: column,
    marginInlineEnd: vars.layout.gutter,
    padding: vars.space[2],
    border: `1px dashed ${vars.color.line.control}`,
    fontSize: vars.size.small,
    lineHeight: 1.4,
    textAlign: 'center',
    '@container': { [wide]: { display: 'none' } },
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);

export const none = style({ maxInlineSize: rem(26), marginBlockStart: vars.space[6] });
