import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { focusRingOnInk } from '../../theme/focus';
import { transition } from '../../theme/motion';
import { rem } from '../../theme/scales';
import { vars } from '../../theme/vars.css';

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
  color: vars.color.ink,
  fontFamily: 'inherit',
  cursor: 'pointer',
  transition: transition(['background-color', 'color', 'border-color'], 'instant'),
  selectors: { '&:disabled': { cursor: 'default', color: vars.color.disabled } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const variants = styleVariants({
  /** On the page: header tools, close. */
  plain: { selectors: { '&:hover:enabled, a&:hover': { backgroundColor: vars.color.plaster100 } } },
  /** White and slightly lifted, on pictures. */
  raised: {
    backgroundColor: vars.color.white,
    boxShadow: vars.shadow.raised,
    selectors: { '&:hover:enabled, a&:hover': { backgroundColor: vars.color.plaster100 } },
  },
  /** Palm: this is in the basket already. */
  active: {
    backgroundColor: vars.color.palm,
    color: vars.color.white,
    selectors: { '&:hover:enabled, a&:hover': { backgroundColor: vars.color.palm800 } },
  },
  /** A ring: slider arrows. */
  outline: {
    inlineSize: rem(3),
    blockSize: rem(3),
    border: `1px solid ${vars.color.lineStrong}`,
    selectors: {
      '&:hover:enabled, a&:hover': { borderColor: vars.color.ink },
      '&:disabled': { borderColor: vars.color.line },
    },
  },
  /** White on ink grounds. */
  onInk: {
    color: vars.color.white,
    selectors: {
      '&:hover:enabled, a&:hover': { backgroundColor: vars.color.ink700 },
      '&:focus-visible': focusRingOnInk,
    },
  },
});
