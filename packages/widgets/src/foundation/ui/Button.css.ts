import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { transition } from '../theme/motion';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  margin: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  fontFamily: 'inherit',
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: transition(
    ['background-color', 'border-color', 'color', 'text-decoration-thickness'],
    'instant',
  ),
  selectors: {
    '&[aria-disabled]': { cursor: 'progress' },
    '&:disabled, &[data-inactive]': { cursor: 'default' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

const inactive = {
  backgroundColor: vars.color.surface.strong,
  borderColor: vars.color.surface.strong,
  color: vars.color.text.disabled,
};

export const variants = styleVariants({
  primary: {
    backgroundColor: vars.color.action.ground,
    color: vars.color.action.text,
    border: '1px solid transparent',
    selectors: {
      '&:hover:enabled, a&:hover': { backgroundColor: vars.color.action.groundHover },
      '&:disabled, &[data-inactive][aria-disabled]': inactive,
    },
  },
  outline: {
    border: `1px solid ${vars.color.action.ground}`,
    color: vars.color.action.ground,
    selectors: {
      '&:hover:enabled, a&:hover': { backgroundColor: vars.color.surface.muted },
      // Filled, it would stand out more than while it can be pressed.
      '&:disabled': { borderColor: vars.color.line.subtle, color: vars.color.text.disabled },
    },
  },
  link: {
    color: vars.color.action.ground,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.4em',
    // A long text has room for the line below each of its lines, and starts where texts do.
    lineHeight: 1.7,
    textAlign: 'start',
    selectors: {
      '&:hover:enabled, a&:hover': { textDecorationThickness: '2px' },
      '&:disabled': { color: vars.color.text.disabled },
    },
  },
});

const box = {
  // Above and below a label of several lines.
  paddingBlock: vars.space[1],
  paddingInline: rem(1.75),
  // Buttons look pressed by the page's own style.
  selectors: { 'a&:active': { opacity: 0.84 } },
};

export const sizes = styleVariants({
  regular: { minBlockSize: vars.control.height, ...box },
  compact: { minBlockSize: vars.control.heightCompact, ...box },
});

/** A link has a full-size click target without looking like a box. */
export const linkSize = style({ minBlockSize: vars.control.target, paddingInline: 0 });

export const block = style({ inlineSize: '100%' });
