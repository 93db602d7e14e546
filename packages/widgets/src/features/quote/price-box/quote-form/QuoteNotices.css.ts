import { style } from '@vanilla-extract/css';
import { spread, text, vars } from '../../../../foundation/theme';

export const list = style({ display: 'grid', gap: vars.space[4] });

export const notice = style({
  ...spread(`${vars.space[3]} ${vars.space[5]}`),
  padding: vars.space[5],
  backgroundColor: vars.color.feedback.infoTint,
  color: vars.color.text.primary,
});

export const title = style([text.h3, { outline: 'none' }]);

export const body = style({ maxInlineSize: '40rem', color: vars.color.text.secondary });
