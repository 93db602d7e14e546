import { style } from '@vanilla-extract/css';
import { clamp, inline, media, rem, stack, text, vars } from '../../../../foundation/theme';
import { notPrinted } from '../../../../foundation/theme/patterns.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[6],
});

export const title = text.h1;

export const count = style([text.small, { marginBlockStart: vars.space[1], color: vars.color.text.muted }]);

/** Both arrows wrap together. */
export const arrows = style({ display: 'flex', gap: vars.space[3] });

export const actions = style([inline(vars.space[3]), notPrinted]);

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

export const panelActions = style([inline(`${vars.space[3]} ${vars.space[5]}`), notPrinted]);

/** A long name wraps to a second line, so that the next tab stays visible. */
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: `min(${rem(20)}, 70vw)`,
  lineHeight: vars.leading.small,
});

export const thumb = style({
  flex: 'none',
  inlineSize: rem(4),
  aspectRatio: '1',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

export const tabName = style({
  ...clamp(2),
});

export const quantity = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });
