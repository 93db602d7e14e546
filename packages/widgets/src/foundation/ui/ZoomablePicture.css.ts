import { style } from '@vanilla-extract/css';
import { centered, focusRing, rem, solidFirst, vars } from '../theme';
import { notPrinted } from '../theme/patterns.css';

/** An image that opens full screen. */
export const button = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' } },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

const onPicture = {
  position: 'absolute',
  pointerEvents: 'none',
  backgroundColor: solidFirst(vars.color.surface.raised, 92),
} as const;

/** A short label on the image. */
export const label = style([
  {
    ...onPicture,
    insetBlockEnd: vars.space[4],
    insetInlineStart: vars.space[4],
    paddingBlock: rem(0.375),
    paddingInline: rem(0.875),
    borderRadius: vars.radius.full,
    fontSize: vars.size.tiny,
    lineHeight: vars.leading.tiny,
  },
  notPrinted,
]);

/** Indicates that the image can be opened; the image itself is the button. */
export const expand = style([
  {
    ...onPicture,
    insetBlockEnd: vars.space[3],
    insetInlineEnd: vars.space[3],
    ...centered,
    inlineSize: vars.control.target,
    blockSize: vars.control.target,
    borderRadius: vars.radius.full,
    boxShadow: vars.shadow.raised,
  },
  notPrinted,
]);
