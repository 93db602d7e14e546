import { style } from '@vanilla-extract/css';
import { media, vars } from '../../foundation/theme';

export const row = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr auto', justifyContent: 'space-between' },
  },
});

export const description = style({
  marginBlockStart: vars.space[3],
  maxInlineSize: '60ch',
  color: vars.color.text.secondary,
});
