import { style } from '@vanilla-extract/css';
import { text, vars } from '../../theme';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBlockEnd: vars.space[6],
  padding: vars.space[5],
  backgroundColor: vars.color.feedback.infoTint,
});

export const sentence = style([text.body, { fontWeight: vars.weight.medium }]);
