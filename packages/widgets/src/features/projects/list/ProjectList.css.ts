import { style } from '@vanilla-extract/css';
import { fluid, media, vars } from '../../../foundation/theme';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fluid(2, 1.4429, 2.2857, 3.5)} ${vars.layout.gap}`,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
