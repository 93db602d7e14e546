import { style } from '@vanilla-extract/css';
import { focusRing, rem, vars } from '../../../foundation/theme';

export const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: vars.control.target,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.raised,
  fontSize: vars.size.control,
  selectors: { '&:hover': { borderColor: vars.color.line.strong }, '&:has(select:focus-visible)': focusRing },
});

export const label = style({
  paddingInlineStart: rem(0.875),
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
});

export const select = style({
  flex: 1,
  // The longest option may be wider than a small phone.
  minInlineSize: 0,
  // As wide as the chosen option rather than the longest, where browsers support it.
  fieldSizing: 'content',
  textOverflow: 'ellipsis',
  minBlockSize: vars.control.target,
  border: 0,
  paddingInlineStart: '0.35em',
  paddingInlineEnd: rem(2.5),
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: rem(0.875),
  pointerEvents: 'none',
});
