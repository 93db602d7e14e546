import './reset.css';
import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { theme } from '#theme';
import { applyScales } from './apply-scales';
import { applyTheme, documents, layer, setTokens } from './apply-theme';
import { solidFirst } from './color';
import { declareFontFaces } from './font-faces';
import { rem } from './scales';
import { vars } from './vars.css';

declareFontFaces(() => 'swap');

/* The tokens of our own documents. */

globalLayer(layer);
const scope = documents();
applyScales(scope);
setTokens(scope, { [vars.rem]: '1rem' });
setTokens(scope, { [vars.direction]: '1' }, ':root, [dir="ltr"]');
setTokens(scope, { [vars.direction]: '-1' }, '[dir="rtl"]');
applyTheme(theme, scope);

/* These rules are for our own documents only. */

globalStyle('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });

globalStyle('body', {
  margin: 0,
  minBlockSize: '100svb',
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  // A word longer than its box breaks, and doesn't widen the page.
  overflowWrap: 'anywhere',
});

// Pressed controls look pressed through CSS alone, also before hydration and while scripts are busy. A shadow needs no
// layout, works on any background and keeps the control's colours. It outweighs a class: buttons on pictures have a
// shadow of their own.
globalStyle('button:not(:disabled, [aria-disabled="true"]):active, summary:active', {
  boxShadow: solidFirst('currentcolor', 16, (color) => `inset 0 0 0 ${rem(4)} ${color}`),
});
