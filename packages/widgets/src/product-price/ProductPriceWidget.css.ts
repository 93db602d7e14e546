import { style } from '@vanilla-extract/css';
import { rem, vars } from '../theme';

/** As high in both languages, which the reserved height of its element relies on. */
export const price = style({ margin: 0, color: vars.color.text.primary, lineHeight: rem(1.75) });
