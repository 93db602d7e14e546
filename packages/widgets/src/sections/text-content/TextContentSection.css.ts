import { style } from '@vanilla-extract/css';
import { media, oneColumn, stack, vars } from '../../foundation/theme';

export const columns = style({
  ...stack(vars.space[6]),
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 4fr', columnGap: oneColumn, alignItems: 'end' },
  },
});

export const title = style({ maxInlineSize: '17em' });

export const paragraph = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: '46ch',
  color: vars.color.text.secondary,
});
