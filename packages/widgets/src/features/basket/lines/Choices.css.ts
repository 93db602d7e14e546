import { style } from '@vanilla-extract/css';
import { media, rem, vars } from '../../../foundation/theme';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(0.5625),
  minBlockSize: rem(2.125),
  maxInlineSize: '100%',
  paddingBlock: rem(0.25),
  paddingInline: `${rem(0.5625)} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
  '@media': { [media.tabletUp]: { minBlockSize: rem(2.25) } },
});

const edge = { border: `1px solid ${vars.color.line.subtle}`, flex: 'none' } as const;

export const swatch = style({
  ...edge,
  inlineSize: rem(1.125),
  blockSize: rem(1.125),
  borderRadius: vars.radius.full,
});

export const fabric = style({ ...edge, inlineSize: rem(1.25), blockSize: rem(1.25), overflow: 'hidden' });
