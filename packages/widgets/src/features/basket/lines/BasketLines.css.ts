import { style } from '@vanilla-extract/css';
import { vars } from '../../../foundation/theme';

export const lines = style({ borderBlockStart: `1px solid ${vars.color.line.subtle}` });
