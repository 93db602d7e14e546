import { style } from '@vanilla-extract/css';
import { text, vars } from '../../../../foundation/theme';

export const title = style([text.h1, { marginBlockEnd: vars.space[7] }]);
