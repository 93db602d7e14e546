import { style } from '@vanilla-extract/css';
import { media, rem, text, vars } from '../../../foundation/theme';

export const step = style({ '@media': { [media.desktop]: { maxInlineSize: rem(30) } } });

export const intro = style([text.body, { color: vars.color.text.secondary }]);

export const actions = style({ display: 'grid' });
