import { style } from '@vanilla-extract/css';
import { media, oneColumn, stack, vars } from '../../foundation/theme';

export const columns = style({
  ...stack(vars.space[7]),
  paddingBlock: vars.layout.sectionSmall,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '5fr 6fr', columnGap: oneColumn, alignItems: 'start' },
  },
});

export const title = style({ maxInlineSize: '14em' });

export const note = style({
  marginBlockStart: vars.space[3],
  maxInlineSize: '42ch',
  color: vars.color.text.secondary,
});
