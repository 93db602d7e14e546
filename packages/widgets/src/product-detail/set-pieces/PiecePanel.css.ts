import { style } from '@vanilla-extract/css';
import { media, rem, text, vars } from '../../theme';

export const panel = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' },
  },
});

export const frame = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: vars.color.plaster100,
});

export const facts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  color: vars.color.ink700,
});

export const name = style([text.h3, { color: vars.color.ink }]);

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  color: vars.color.ink,
  fontSize: rem(1.25),
});

export const each = style([text.small, { color: vars.color.ink500 }]);

export const size = style([text.small, { color: vars.color.ink500 }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
