import { style } from '@vanilla-extract/css';
import { fluid, inline, media, text, vars } from '../../../foundation/theme';
import * as dialogStyles from '../../../foundation/ui/dialog/Dialog.css';

export const dialog = style([dialogStyles.dialog, dialogStyles.variants.sheet]);

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  zIndex: 1,
  // On phones it overlays the image.
  backgroundColor: vars.color.surface.raised,
});

/** Inline padding of the content next to the images: 24 px on a tablet, 40 px on a desktop. */
const besideInset = fluid(1.5, -1.5, 6.25, 2.5);

export const columns = style({
  display: 'grid',
  flex: '1 1 auto',
  minBlockSize: 0,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});

// A grid: iOS collapses a flex column with a scroller inside that of a dialog.
export const facts = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
  '@media': {
    // The column is as high as the images next to it; longer content scrolls.
    [media.desktop]: { blockSize: 0, minBlockSize: '100%' },
  },
});

export const scroll = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.layout.gutter,
  paddingBlock: vars.space[5],
  '@media': {
    [media.tabletUp]: { paddingInline: besideInset, paddingBlock: `${vars.space[8]} ${vars.space[5]}` },
  },
});

/** Focused only so that screen readers start reading here. */
export const name = style([
  text.h2,
  {
    '@media': { [media.tabletUp]: { marginInlineEnd: vars.space[5] } },
    selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  },
]);

export const actions = style({
  ...inline(`${vars.space[3]} ${vars.space[5]}`),
  // In languages with long words the link wraps below the button.
  paddingBlock: vars.space[3],
  paddingInline: vars.layout.gutter,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  '@media': {
    [media.tabletUp]: {
      marginInline: besideInset,
      paddingInline: 0,
      paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
    },
  },
});

export const add = style({ flex: '1 0 max-content' });

export const details = style({ flex: 'none', fontSize: vars.size.control });
