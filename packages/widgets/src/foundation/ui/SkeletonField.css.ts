import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';
import * as fieldStyles from './Field.css';

export const control = style({ blockSize: vars.control.height, borderRadius: vars.radius.small });

export const field = style([
  fieldStyles.field,
  { fontSize: vars.size.small, lineHeight: vars.leading.small },
]);
