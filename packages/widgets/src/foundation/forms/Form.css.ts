import { style } from '@vanilla-extract/css';
import { rem, vars } from '../theme';

/** One column, or two if the form is wide enough. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${rem(15)}, 40%)), 1fr))`,
  gap: vars.space[5],
});

export const wide = style({ gridColumn: '1 / -1' });
