import { globalStyle, style } from '@vanilla-extract/css';
import { fluid, vars } from '../../../foundation/theme';
import { FOUR_COLUMNS, ROW_GAP, THREE_COLUMNS } from './grid-block-size';

/** Responds to its container's width, not the screen's, since it is also embedded in columns of other sites. */
export const frame = style({ containerType: 'inline-size' });

/** With a visitor's large text, half a phone is too narrow for words. */
const oneColumn = '(max-width: 12em)';
const twoColumns = `(max-width: ${THREE_COLUMNS - 1}px)`;
const threeColumns = `(min-width: ${THREE_COLUMNS}px)`;
const fourColumns = `(min-width: ${FOUR_COLUMNS}px)`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A card after a wide one fills the gap before it.
  gridAutoFlow: 'dense',
  columnGap: vars.layout.gap,
  rowGap: fluid(...ROW_GAP),
  '@container': {
    [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [threeColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [fourColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Only wide cards: with three columns, the third would stay empty. */
export const wideOnly = style({
  '@container': { [threeColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Words stay readable. */
export const stale = style({});
globalStyle(`${stale} img`, { opacity: 0.55 });

export const cell = style({
  minInlineSize: 0,
  // Even if more cards follow.
  selectors: { '&:only-child': { '@container': { [twoColumns]: { gridColumn: '1 / -1' } } } },
});

/** The last of an odd number of cards: in two columns it would leave a gap. */
export const loneCell = style({ '@container': { [twoColumns]: { gridColumn: '1 / -1' } } });

export const wideCell = style({
  gridColumn: 'span 2',
  '@container': { [oneColumn]: { gridColumn: 'auto' } },
});
