import { style } from '@vanilla-extract/css';
import { text, vars } from '../theme';

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});

export const privacy = style([text.tiny, { color: vars.color.text.muted }]);
