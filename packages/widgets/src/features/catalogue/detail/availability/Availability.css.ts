import { style } from '@vanilla-extract/css';
import { text, vars } from '../../../../foundation/theme';

export const availability = style([
  text.small,
  { display: 'flex', gap: vars.space[2], marginBlockStart: vars.space[4], color: vars.color.text.secondary },
]);

export const link = style({ textDecoration: 'underline', textUnderlineOffset: '0.25em' });
