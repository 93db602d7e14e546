import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../../../foundation/theme';

export const mark = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: rem(0.375), color: vars.color.feedback.success },
]);
