import './theme.css';
import './reset.css';
import { globalStyle } from '@vanilla-extract/css';
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
