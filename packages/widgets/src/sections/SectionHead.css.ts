import { style } from '@vanilla-extract/css';
import { fluid, vars } from '../theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockEnd: fluid(1.5, 1.0357, 1.9048, 2.75),
});

export const headEnd = style({ flex: 'none' });
