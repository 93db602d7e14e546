import { style } from '@vanilla-extract/css';
import { vars } from '../../../../foundation/theme';

export const thanks = style({ paddingBlock: vars.space[8] });
