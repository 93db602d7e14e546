import { applyTheme } from '../theme/apply-theme';
import { theme as sidr } from '../theme/themes/sidr';

/* The themes besides the default one, for documents that name theirs: `<html data-theme="sidr">`. */
applyTheme(sidr, '[data-theme="sidr"]');
