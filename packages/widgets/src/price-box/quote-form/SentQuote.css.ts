import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const thanks = style({ paddingBlock: vars.space[8] });
