import { style } from '@vanilla-extract/css';
import { text, vars } from '../../theme';

export const form = style({ display: 'grid', gap: vars.space[5] });

export const sent = style([text.body, { color: vars.color.text.secondary }]);

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  minBlockSize: vars.control.target,
});

export const wait = style([text.small, { color: vars.color.text.muted }]);
