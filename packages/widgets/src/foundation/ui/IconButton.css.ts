import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { focusRingInverse } from '../theme/focus';
import { transition } from '../theme/motion';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

const disabled = '&[aria-disabled="true"]';
const hovered = '&:hover:not([aria-disabled="true"])';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  padding: 0,
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  cursor: 'pointer',
  transition: transition(['background-color', 'color', 'border-color'], 'instant'),
  selectors: {
    [disabled]: {
      cursor: 'default',
      color: vars.color.text.disabled,
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const variants = styleVariants({
  /** On the page: header tools, close. */
  plain: { selectors: { [hovered]: { backgroundColor: vars.color.surface.muted } } },
  /** Slightly raised, on images. */
  raised: {
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.raised,
    selectors: { [hovered]: { backgroundColor: vars.color.surface.muted } },
  },
  /** Already in the basket. */
  active: {
    backgroundColor: vars.color.accent.ground,
    color: vars.color.accent.text,
    selectors: { [hovered]: { backgroundColor: vars.color.accent.groundHover } },
  },
  /** Outlined: slider arrows. */
  outline: {
    inlineSize: rem(3),
    blockSize: rem(3),
    border: `1px solid ${vars.color.line.control}`,
    selectors: {
      [hovered]: { borderColor: vars.color.line.strong },
      [disabled]: { borderColor: vars.color.line.subtle },
    },
  },
  /** On inverse surfaces: the lightbox. */
  inverse: {
    color: vars.color.text.inverse,
    selectors: {
      [hovered]: { backgroundColor: vars.color.surface.inverseRaised },
      '&:focus-visible': focusRingInverse,
    },
  },
});
