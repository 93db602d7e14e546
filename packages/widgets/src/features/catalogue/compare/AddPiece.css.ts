import { style } from '@vanilla-extract/css';
import { rem, vars } from '../../../foundation/theme';

export const panel = style({ minInlineSize: 0 });

export const needed = style({
  marginBlockEnd: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.size.small,
});

export const note = style({
  marginBlock: `${rem(0.875)} 2px`,
  color: vars.color.text.muted,
  fontSize: vars.size.tiny,
});

export const failure = style({ paddingBlock: vars.space[3] });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(0.625),
  inlineSize: '100%',
  minBlockSize: rem(3.75),
  paddingBlock: vars.space[2],
  fontSize: vars.size.small,
  lineHeight: 1.4,
  textAlign: 'start',
  selectors: { 'a&:hover, button&:hover': { backgroundColor: vars.color.surface.subtle } },
});

export const thumb = style({
  flex: 'none',
  inlineSize: rem(2.5),
  blockSize: rem(2.5),
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const price = style({ display: 'block', color: vars.color.text.muted });
