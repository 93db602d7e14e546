import { style } from '@vanilla-extract/css';
import { rem, vars } from '../theme';

export const skeleton = style({ display: 'grid', gap: vars.space[6], paddingBlock: vars.space[9] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${rem(6)} minmax(0, 1fr)`,
  gap: vars.space[4],
});
