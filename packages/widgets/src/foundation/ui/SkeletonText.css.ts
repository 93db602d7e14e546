import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scales';

export const paragraph = style({ display: 'block', maxInlineSize: rem(40) });
