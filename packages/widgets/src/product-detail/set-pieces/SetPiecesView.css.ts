import { style } from '@vanilla-extract/css';
import { media, rem, text as textStyles, vars } from '../../theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
});

export const title = textStyles.h1;

export const count = style([textStyles.small, { color: vars.color.ink500 }]);

/** A long name takes a second line, so that the next tab can be seen. */
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: `min(${rem(20)}, 70vw)`,
  lineHeight: vars.leading.small,
});

export const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const thumb = style({
  flex: 'none',
  inlineSize: rem(4),
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: vars.color.plaster100,
});

export const quantity = style({ color: vars.color.ink500, whiteSpace: 'nowrap' });

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

export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  color: vars.color.ink700,
});

export const name = style([textStyles.h3, { color: vars.color.ink }]);

export const size = style([textStyles.small, { color: vars.color.ink500 }]);
