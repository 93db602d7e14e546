import { style } from '@vanilla-extract/css';
import { vars } from '../../foundation/theme';

export const column = style({ maxInlineSize: vars.layout.measure });

export const title = style({ marginBlockEnd: vars.space[6] });
