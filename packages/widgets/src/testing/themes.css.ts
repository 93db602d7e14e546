import { applyTheme, documents } from '../foundation/theme/apply-theme';
import { theme as sidr } from '../foundation/theme/themes/sidr';

/* Additional themes, for documents that select one: `<html data-theme="sidr">`. */
applyTheme(sidr, documents('[data-theme="sidr"]'));
