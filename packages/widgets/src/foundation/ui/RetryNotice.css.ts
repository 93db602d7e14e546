import { style } from '@vanilla-extract/css';
import { inline, vars } from '../theme';

export const notice = style(inline(`${vars.space[3]} ${vars.space[5]}`));
