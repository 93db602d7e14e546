import './embed-theme.css';
import './reset.css';
import { globalStyle } from '@vanilla-extract/css';
import { pageToken } from './apply-theme';
import { EMBED_ROOT_CLASS, RESERVED_BLOCK_SIZE } from './embed-root';
import { vars } from './vars.css';

/* Styles for shadow roots on third-party pages. */

// The host's box and position belong to the partner's page, whose rules override these. Contains its content's margins,
// as while space is reserved.
globalStyle(':host', { display: 'flow-root' });
// Their content adapts to the width it is given, so it suggests none: in a flex row they would have no width at all.
globalStyle(
  ':host(:not(diwan-add-button, diwan-cart-button, diwan-price, diwan-price-box-button, diwan-search))',
  {
    inlineSize: ['-moz-available', '-webkit-fill-available'],
  },
);
// About the maximum width of a card in a list; at full page width its image would be higher than the screen.
globalStyle(':host(diwan-product-card)', { maxInlineSize: `calc(25 * var(${pageToken(vars.rem)}, 16px))` });
globalStyle(':host([hidden])', { display: 'none' });

// The room kept for the element (`loader.ts`) isn't needed once its shop has drawn the content.
globalStyle(':host(:not(:defined))::before', { display: 'none !important' });

// A page rule such as `* { color: red; line-height: 3 }` applies to the host element and would be inherited. Resetting
// one level further in prevents that: page rules can't select anything inside the shadow root.
globalStyle(`.${EMBED_ROOT_CLASS}`, {
  all: 'initial',
  display: 'block',
  // The page may make the host a flex container.
  flexGrow: 1,
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
  overflowWrap: 'anywhere',
});

// Prevents a double layout shift: the skeleton would shrink the reserved space before the content expands it.
globalStyle(`.${EMBED_ROOT_CLASS}:has(slot[name="loading"])`, {
  minBlockSize: `var(${RESERVED_BLOCK_SIZE}, 0)`,
});
