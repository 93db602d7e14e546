import { applyTheme } from '../foundation/theme/apply-theme';
import { theme as sidr } from '../foundation/theme/themes/sidr';

/* Additional themes, for documents that select one: `<html data-theme="sidr">`. */
applyTheme(sidr, '[data-theme="sidr"]');
