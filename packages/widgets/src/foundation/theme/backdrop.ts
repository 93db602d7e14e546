import { fallbackVar } from '@vanilla-extract/css';
import { theme } from '#theme';
import { withAlpha } from './color';
import { vars } from './vars.css';

/** For `::backdrop`, which inherits no tokens before Safari 17.4, Chrome 122 and Firefox 120. */
export const backdropColor = fallbackVar(vars.color.backdrop, withAlpha(theme.color.surface.inverse, 44));
