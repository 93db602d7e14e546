import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

export const badge = style({
  display: 'inline-block',
  padding: `${rem(0.4375)} ${rem(0.5625)}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.badge,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.badge,
});

export const tones = styleVariants({
  neutral: { backgroundColor: vars.color.surface.raised, color: vars.color.text.primary },
  quiet: { backgroundColor: vars.color.surface.muted, color: vars.color.text.primary },
  /** Marks price reductions only. */
  reduction: { backgroundColor: vars.color.sale.ground, color: vars.color.sale.text },
  origin: { backgroundColor: vars.color.accent.tint, color: vars.color.accent.ground },
  success: { backgroundColor: vars.color.feedback.successTint, color: vars.color.feedback.success },
  warning: { backgroundColor: vars.color.feedback.warningTint, color: vars.color.feedback.warning },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '2px',
  // Grows away from the icon: +99 would cover it.
  insetInlineStart: `calc(100% - ${rem(1.125)})`,
  minInlineSize: rem(1.0625),
  paddingInline: rem(0.25),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.ground,
  boxShadow: `0 0 0 2px ${vars.color.surface.page}`,
  color: vars.color.accent.text,
  fontSize: vars.size.count,
  fontWeight: vars.weight.semibold,
  lineHeight: rem(1.0625),
  textAlign: 'center',
});
