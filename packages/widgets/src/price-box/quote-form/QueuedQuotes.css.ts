import { style } from '@vanilla-extract/css';
import { text, vars } from '../../theme';

export const list = style({ display: 'grid', gap: vars.space[4] });

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  padding: vars.space[5],
  backgroundColor: vars.color.feedback.infoTint,
  color: vars.color.text.primary,
});

export const title = style([text.h3, { outline: 'none' }]);

export const body = style({ maxInlineSize: '40rem', color: vars.color.text.secondary });
