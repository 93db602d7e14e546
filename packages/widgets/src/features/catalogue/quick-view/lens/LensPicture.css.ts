import { style } from '@vanilla-extract/css';
import { vars } from '../../../../foundation/theme';

/** Diameter of the lens (spec §9). */
export const LENS_PX = 200;

export const frame = style({ position: 'relative', inlineSize: '100%', blockSize: '100%' });

export const button = style({
  position: 'relative',
  backgroundColor: vars.color.surface.muted,
  // A finger moves the lens; only the text below the image scrolls.
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});

/** Offsets in the frame count from the physical left in every language. */
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

export const forMouse = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const forTouch = style({ '@media': { '(hover: hover)': { display: 'none' } } });
