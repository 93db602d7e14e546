import { style } from '@vanilla-extract/css';
import { vars } from '../../../foundation/theme';

/** On the card's picture, above its buttons. */
export const notice = style({ padding: vars.space[2], backgroundColor: vars.color.surface.raised });
