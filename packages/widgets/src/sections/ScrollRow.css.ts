import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme';

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '82%',
  gap: vars.layout.gap,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '@media': {
    [media.tablet]: { gridAutoColumns: '44%' },
    [media.desktop]: { gridAutoColumns: `calc((100% - ${vars.layout.gap} * 2 - 96px) / 3)` },
  },
});

export const cell = style({ scrollSnapAlign: 'start', minInlineSize: 0 });
