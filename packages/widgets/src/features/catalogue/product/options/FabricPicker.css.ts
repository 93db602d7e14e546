import { style } from '@vanilla-extract/css';
import { centered, focusRing, rem, solidFirst, vars } from '../../../../foundation/theme';

export const fabrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: rem(0.625),
});

export const fabric = style({ position: 'relative', fontSize: vars.size.tiny, lineHeight: 1.35 });

export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const square = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  marginBlockEnd: rem(0.375),
  border: solidFirst(vars.color.text.primary, 14, (color) => `1px solid ${color}`),
  backgroundColor: vars.color.surface.strong,
  selectors: { [`${input}:focus-visible + &`]: focusRing },
});

export const selectedSquare = style({
  outline: `1.5px solid ${vars.color.line.strong}`,
  outlineOffset: '2px',
});

export const check = style({
  position: 'absolute',
  insetBlockStart: rem(0.375),
  insetInlineEnd: rem(0.375),
  ...centered,
  inlineSize: rem(1.25),
  blockSize: rem(1.25),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action.ground,
  color: vars.color.action.text,
});
