import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.feedback.error,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
