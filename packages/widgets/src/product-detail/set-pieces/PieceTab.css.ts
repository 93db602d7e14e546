import { style } from '@vanilla-extract/css';
import { rem, vars } from '../../theme';

/** A long name takes a second line, so that the next tab can be seen. */
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
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const quantity = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });
