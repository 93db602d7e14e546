import { style } from '@vanilla-extract/css';
import { vars } from '../../../foundation/theme';

export const text = style({ color: vars.color.text.secondary });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
});
