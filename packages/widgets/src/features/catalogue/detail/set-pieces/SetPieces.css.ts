import { style } from '@vanilla-extract/css';
import { inline, text, vars } from '../../../../foundation/theme';
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
