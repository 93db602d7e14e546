import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

export const stepper = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&:has(input:focus-visible)': focusRing },
  '@media': { print: { border: 0 } },
});
// The number is what paper can show.
globalStyle(`${stepper} > button`, { '@media': { print: { display: 'none' } } });

export const compact = style({ minBlockSize: vars.control.target });

export const field = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: '0.3em',
});

export const input = style({
  // Wide enough for usual quantities, so that the buttons don't move.
  inlineSize: rem(2.5),
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.primary,
  fontFamily: 'inherit',
  // Below 16 px iOS zooms into the field.
  fontSize: vars.size.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

/** Keeps clear of the focus ring of the button. */
export const unit = style({ paddingInlineEnd: vars.space[2] });
