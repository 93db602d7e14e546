import { style } from '@vanilla-extract/css';
import { inline, media, stack, text, vars } from '../../../../foundation/theme';
import { notPrinted } from '../../../../foundation/theme/patterns.css';

export const panel = style({
  ...stack(vars.space[6]),
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'center' },
  },
});

export const frame = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

export const facts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  color: vars.color.text.secondary,
});

export const name = style([text.h3, { color: vars.color.text.primary }]);

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  color: vars.color.text.primary,
  fontSize: vars.size.h4,
});

export const each = style([text.small, { color: vars.color.text.muted }]);

export const size = style([text.small, { color: vars.color.text.muted }]);

export const actions = style([inline(`${vars.space[3]} ${vars.space[5]}`), notPrinted]);
