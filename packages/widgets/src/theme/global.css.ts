import './theme.css';
import './reset.css';
import { globalStyle } from '@vanilla-extract/css';
import { rem } from './scales';
import { vars } from './vars.css';

/* Our own documents only. */

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
});

// What is pressed looks pressed, by the browser alone: before the scripts are there, and while they work. A shadow: it
// needs no layout, lies on any ground and leaves a control its own colours.
globalStyle(':where(button:not(:disabled, [aria-disabled="true"]), summary):active', {
  boxShadow: `inset 0 0 0 ${rem(4)} color-mix(in srgb, currentcolor 16%, transparent)`,
});
