import { style } from '@vanilla-extract/css';
import { fluid } from '../foundation/theme';

export const head = style({ marginBlockEnd: fluid(1.5, 1.0357, 1.9048, 2.75) });
