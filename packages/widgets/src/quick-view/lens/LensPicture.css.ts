import { style } from '@vanilla-extract/css';
import { focusRing, rem, vars } from '../../theme';

/** Diameter of the lens (spec §9). */
export const LENS_PX = 200;

export const frame = style({ position: 'relative', inlineSize: '100%', blockSize: '100%' });

export const button = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
  cursor: 'zoom-in',
  // A finger moves the lens; the text below the picture is what scrolls.
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' } },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Offsets within the frame are measured from the physical left, whatever the language. */
export const stage = style({ position: 'absolute', inset: 0, direction: 'ltr', pointerEvents: 'none' });

export const lens = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `${LENS_PX}px`,
  blockSize: `${LENS_PX}px`,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.muted,
  boxShadow: `0 0 0 2px ${vars.color.surface.raised}, ${vars.shadow.floating}`,
});

export const magnified = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

/** A sign that the picture can be opened; the picture itself is the button. */
export const expand = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'none',
});

export const hint = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  paddingBlock: rem(0.375),
  paddingInline: rem(0.875),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  fontSize: vars.size.tiny,
  lineHeight: vars.leading.tiny,
  pointerEvents: 'none',
});

export const forMouse = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const forTouch = style({ '@media': { '(hover: hover)': { display: 'none' } } });
