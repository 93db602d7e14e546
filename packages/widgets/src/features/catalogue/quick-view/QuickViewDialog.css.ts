import { style } from '@vanilla-extract/css';
import { fluid, inline, media, rem, stack, text, vars } from '../../../foundation/theme';
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

export const entries = style([
  text.body,
  { marginBlockStart: vars.space[4], color: vars.color.text.secondary },
]);

export const pieces = style({
  ...stack(vars.space[1]),
  marginBlockStart: vars.space[4],
  color: vars.color.text.secondary,
});

export const quantity = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const options = style({ marginBlockStart: vars.space[5] });

export const skeleton = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[5] });

export const failure = style({
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const note = style([text.small, { color: vars.color.text.muted }]);

/** Thumbnails including their padding. */
const thumbsBlockSize = rem(7);

export const pictures = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const stage = style({
  aspectRatio: '4 / 3',
  minBlockSize: 0,
  inlineSize: '100%',
  // Leaves room for the text on a short screen.
  maxBlockSize: '38dvh',
  backgroundColor: vars.color.surface.muted,
  '@media': {
    [media.tabletUp]: {
      aspectRatio: '1',
      maxBlockSize: `calc(100dvh - ${rem(2)} - ${thumbsBlockSize})`,
    },
  },
});

export const placeholder = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const thumbs = style({
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tabletUp]: { gap: vars.space[3] } },
});

export const thumb = style({
  display: 'block',
  inlineSize: rem(3.125),
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
  selectors: {
    '&[aria-current="true"]:not(:focus-visible)': {
      outline: `1.5px solid ${vars.color.line.strong}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.tabletUp]: { inlineSize: rem(4) } },
});
