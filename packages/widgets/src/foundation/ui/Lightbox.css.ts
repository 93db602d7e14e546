import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInverse } from '../theme/focus';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

export const layout = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  blockSize: '100%',
  minBlockSize: 0,
});

export const stage = style({ position: 'relative', minBlockSize: 0, minInlineSize: 0 });

/** Scrolls while zoomed; otherwise horizontal touches are swipes. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  touchAction: 'none',
  scrollbarWidth: 'none',
  selectors: {
    '&[data-zoomed]': { touchAction: 'pan-x pan-y', cursor: 'move' },
    '&:focus-visible': { ...focusRingInverse, outlineOffset: '-4px' },
  },
});

export const canvas = style({
  display: 'grid',
  // The slide is as large as the frame: the image's own height must not stretch it.
  gridTemplate: '100% / 100%',
  minInlineSize: '100%',
  minBlockSize: '100%',
});

// Placed by name, since the `<source>` elements occupy grid cells too.
export const picture = style({ gridArea: '1 / 1', padding: 0, userSelect: 'none' });

const arrow = { position: 'absolute', insetBlockStart: '50%', transform: 'translateY(-50%)' } as const;
export const previous = style({ ...arrow, insetInlineStart: vars.space[3] });
export const next = style({ ...arrow, insetInlineEnd: vars.space[3] });

export const tools = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });
export const counter = style({ marginInlineEnd: 'auto', alignSelf: 'center', fontSize: vars.size.small });

export const thumbs = style({
  display: 'flex',
  gap: vars.space[3],
  overflowX: 'auto',
  padding: vars.space[4],
  scrollbarWidth: 'none',
});
// Centred, but never out of reach at the start.
globalStyle(`${thumbs} > :first-child`, { marginInlineStart: 'auto' });
globalStyle(`${thumbs} > :last-child`, { marginInlineEnd: 'auto' });

export const thumb = style({
  flex: 'none',
  inlineSize: rem(3.75),
  aspectRatio: '4 / 5',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: vars.color.surface.inverseRaised,
  opacity: 0.64,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-current="true"]': { opacity: 1 },
    '&[aria-current="true"]:not(:focus-visible)': {
      outline: `1.5px solid ${vars.color.text.inverse}`,
      outlineOffset: '2px',
    },
    '&:focus-visible': { ...focusRingInverse, opacity: 1 },
  },
});
