import './theme.css';
import './reset.css';
import { globalStyle } from '@vanilla-extract/css';
import { solidFirst } from './color';
import { rem } from './scales';
import { vars } from './vars.css';

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
