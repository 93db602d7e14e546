import { style } from '@vanilla-extract/css';
import { clamp, rem, vars } from '../../../../foundation/theme';

/** A long name wraps to a second line, so that the next tab stays visible. */
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: `min(${rem(20)}, 70vw)`,
  lineHeight: vars.leading.small,
});

export const thumb = style({
  flex: 'none',
  inlineSize: rem(4),
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

export const name = style({
  ...clamp(2),
});

export const quantity = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });
