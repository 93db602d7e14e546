import { style } from '@vanilla-extract/css';
import { media, rem, vars } from '../../../foundation/theme';

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
