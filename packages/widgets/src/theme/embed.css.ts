import './theme.css';
import './reset.css';
import { globalStyle } from '@vanilla-extract/css';
import { EMBED_ROOT_CLASS, RESERVED_BLOCK_SIZE } from './embed-root';
import { rem } from './scales';
import { vars } from './vars.css';

/* Inside shadow roots on pages that are not ours. */

// Box and place belong to the partner's page, whose rules win over these.
// Margins of the content stay inside, as they do while the room is kept.
globalStyle(':host', { display: 'flow-root' });
// About the widest a card gets in a list of its shop; across a whole page its picture would be higher than the screen.
globalStyle(':host(diwan-product-card)', { maxInlineSize: rem(25) });
globalStyle(':host([hidden])', { display: 'none' });

// A page rule such as `* { color: red; line-height: 3 }` reaches the host element and would be inherited from it.
// Resetting one level further in stops it: page rules cannot select anything inside the shadow root.
globalStyle(`.${EMBED_ROOT_CLASS}`, {
  all: 'initial',
  display: 'block',
  boxSizing: 'border-box',
  background: 'transparent',
  color: vars.color.text.primary,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
});

// What follows the element would jump twice if its room shrank to the grey boxes first.
globalStyle(`.${EMBED_ROOT_CLASS}:has(slot[name="loading"])`, {
  minBlockSize: `var(${RESERVED_BLOCK_SIZE}, 0)`,
});
