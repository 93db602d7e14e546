import { theme } from '#theme';
import { withAlpha } from './color';
import { vars } from './vars.css';

/**
 * For `::backdrop`, which inherits no tokens before Safari 17.4, Chrome 122 and Firefox 120. Not by `fallbackVar`:
 * components import the theme too, and would bundle the library of style sheets.
 */
export const backdropColor = vars.color.backdrop.replace(
  /\)$/,
  `, ${withAlpha(theme.color.surface.inverse, 44)})`,
);
