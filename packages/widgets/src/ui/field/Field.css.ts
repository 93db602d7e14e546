import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { transition } from '../../theme/motion';
import { rem } from '../../theme/scales';
import { vars } from '../../theme/vars.css';

export const field = style({ display: 'grid', gap: rem(0.4375), alignContent: 'start' });

export const label = style({
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
});

export const optional = style({ color: vars.color.ink500, fontWeight: vars.weight.text });

export const hint = style({
  margin: 0,
  color: vars.color.ink500,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

/** The box of a text field, a text area or a select. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.control.height,
  margin: 0,
  paddingBlock: rem(0.75),
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.white,
  color: vars.color.ink,
  fontFamily: 'inherit',
  // Below 16 px phones zoom into the field.
  fontSize: rem(1),
  lineHeight: vars.leading.small,
  textAlign: 'start',
  transition: transition(['border-color'], 'instant'),
  selectors: {
    '&::placeholder': { color: vars.color.ink500, opacity: 1 },
    '&:hover': { borderColor: vars.color.ink700 },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.error,
      // Half a pixel more without moving the text.
      boxShadow: `inset 0 0 0 0.5px ${vars.color.error}`,
    },
    '&:read-only:not(select)': { backgroundColor: vars.color.plaster50 },
    '&:disabled': {
      borderColor: vars.color.line,
      backgroundColor: vars.color.plaster100,
      color: vars.color.disabled,
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
