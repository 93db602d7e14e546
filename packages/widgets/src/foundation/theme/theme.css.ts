import { globalLayer } from '@vanilla-extract/css';
import { theme } from '#theme';
import { applyScales } from './apply-scales';
import { applyTheme, documents, layer, setTokens } from './apply-theme';
import { vars } from './vars.css';

/* The tokens of our own documents. */

globalLayer(layer);
const scope = documents();
applyScales(scope);
setTokens(scope, { [vars.rem]: '1rem' });
setTokens(scope, { [vars.direction]: '1' }, ':root, [dir="ltr"]');
setTokens(scope, { [vars.direction]: '-1' }, '[dir="rtl"]');
applyTheme(theme, scope);
