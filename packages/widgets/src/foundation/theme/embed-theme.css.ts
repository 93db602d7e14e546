import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { theme } from '#theme';
import { applyScales } from './apply-scales';
import {
  applyTheme,
  layer,
  pageToken,
  shadowRoots as scope,
  setTokens,
  setTokensWithoutColorMix,
} from './apply-theme';
import { vars } from './vars.css';

/* The tokens of elements on partners' pages. */

const { direction, ...themed } = vars;
type Branch = { readonly [name: string]: string | Branch };
const tokensIn = (branch: Branch): string[] =>
  Object.values(branch).flatMap((value) => (typeof value === 'string' ? value : tokensIn(value)));

// The page's value of each token; invalid, and so absent, where the page sets none.
globalStyle(':host', {
  vars: Object.fromEntries(tokensIn(themed).map((token) => [pageToken(token), token])),
});

globalLayer(layer);
applyScales(scope);
setTokens(scope, { [vars.rem]: '16px' });
applyTheme(theme, scope);
// A page that sets the background of its buttons gets a matching hover colour.
const { action, accent } = vars.color;
const hovered = ({ ground, text }: typeof action) => `color-mix(in oklab, ${ground} 90%, ${text})`;
setTokens(scope, { [action.groundHover]: hovered(action), [accent.groundHover]: hovered(accent) });
setTokensWithoutColorMix(scope, {
  [action.groundHover]: action.ground,
  [accent.groundHover]: accent.ground,
});
// An element's direction is that of its language, whatever the page's.
globalStyle('[dir="ltr"]', { '@layer': { [layer]: { vars: { [direction]: '1' } } } });
globalStyle('[dir="rtl"]', { '@layer': { [layer]: { vars: { [direction]: '-1' } } } });
