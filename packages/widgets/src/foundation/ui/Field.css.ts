import { style } from '@vanilla-extract/css';
import { spread } from '../theme';
import { media } from '../theme/breakpoints';
import { transition } from '../theme/motion';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

export const field = style({ display: 'grid', gap: rem(0.4375), alignContent: 'start' });

export const label = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
});

export const optional = style({ color: vars.color.text.muted, fontWeight: vars.weight.text });

export const hintLine = style({
  ...spread(`${vars.space[1]} ${vars.space[4]}`),
});

export const hint = style({
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

/** The box of a text field, text area or select. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  margin: 0,
  paddingBlock: rem(0.75),
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  // Below 16 px iOS zooms into the field.
  fontSize: vars.size.body,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  transition: transition(['border-color'], 'instant'),
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:hover': { borderColor: vars.color.line.strong },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.feedback.error,
      // Adds half a pixel to the border without shifting the text.
      boxShadow: `inset 0 0 0 0.5px ${vars.color.feedback.error}`,
    },
    '&:read-only:not(select)': { backgroundColor: vars.color.surface.subtle },
    '&:disabled': {
      borderColor: vars.color.line.subtle,
      backgroundColor: vars.color.surface.muted,
      color: vars.color.text.disabled,
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
