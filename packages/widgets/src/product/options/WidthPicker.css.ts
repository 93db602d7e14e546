import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const fixedSizes = style({ color: vars.color.ink500, fontSize: vars.size.small });
