import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../../theme';

export const step = style({ maxInlineSize: rem(30) });

export const intro = style([text.body, { color: vars.color.text.secondary }]);

export const actions = style({ display: 'grid' });
