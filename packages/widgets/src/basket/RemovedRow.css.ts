import { style } from '@vanilla-extract/css';
import { rem, vars } from '../theme';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: rem(4.5),
  paddingBlock: vars.space[2],
  paddingInline: rem(1.125),
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});
