import { style } from '@vanilla-extract/css';
import { inline, text, vars } from '../theme';

export const end = style({
  ...inline(`${vars.space[3]} ${vars.space[5]}`),
});

export const privacy = style([text.tiny, { color: vars.color.text.muted }]);
