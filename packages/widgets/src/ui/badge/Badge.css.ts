import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../theme/scales';
import { vars } from '../../theme/vars.css';

export const badge = style({
  display: 'inline-block',
  padding: `${rem(0.4375)} ${rem(0.5625)}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.badge,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.badge,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  neutral: { backgroundColor: vars.color.white, color: vars.color.ink },
  quiet: { backgroundColor: vars.color.plaster100, color: vars.color.ink },
  /** Price reductions, and nothing else. */
  reduction: { backgroundColor: vars.color.rust, color: vars.color.white },
  origin: { backgroundColor: vars.color.palm100, color: vars.color.palm },
  success: { backgroundColor: vars.color.success50, color: vars.color.success },
  warning: { backgroundColor: vars.color.warn50, color: vars.color.warn },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  minInlineSize: rem(1.0625),
  paddingInline: rem(0.25),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.palm,
  boxShadow: `0 0 0 2px ${vars.color.white}`,
  color: vars.color.white,
  fontSize: rem(0.6563),
  fontWeight: vars.weight.semibold,
  lineHeight: rem(1.0625),
  textAlign: 'center',
});
