import { style } from '@vanilla-extract/css';
import { focusRing, largeTextPhone, rem, vars } from '../../../foundation/theme';

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
  // Label and choice are stacked, since a row would leave neither enough room.
  '@media': { [largeTextPhone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const label = style({
  paddingInlineStart: rem(0.875),
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  '@media': {
    [largeTextPhone]: { paddingBlockStart: vars.space[2], paddingInlineStart: rem(0.5) },
  },
});

export const select = style({
  flex: 1,
  // The longest option may be wider than a small phone.
  minInlineSize: 0,
  // The field is as wide as the chosen option rather than the longest, where browsers support it.
  fieldSizing: 'content',
  textOverflow: 'ellipsis',
  minBlockSize: vars.control.target,
  border: 0,
  paddingInlineStart: '0.35em',
  paddingInlineEnd: rem(2.5),
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  '@media': { [largeTextPhone]: { paddingInlineStart: rem(0.5), paddingInlineEnd: rem(2) } },
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: rem(0.875),
  '@media': { [largeTextPhone]: { insetBlockEnd: rem(0.875), insetInlineEnd: rem(0.5) } },
  pointerEvents: 'none',
});
