import { applyTheme } from '../theme/apply-theme';
import { theme as sidr } from '../theme/themes/sidr';

/* Additional themes, for documents that select one: `<html data-theme="sidr">`. */
applyTheme(sidr, '[data-theme="sidr"]');
