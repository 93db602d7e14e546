import { PriceBoxButtonWidget } from '../../basket-button';
import { defineElement } from '../define-element';
import type { DefinedTexts } from '../shared-texts';

/**
 * The way to the price box: an icon with the number of pieces in it. Pictures of added products fly there.
 *
 * @attr {string} href - The page of the price box; that of the shop by default, which receives what the price box holds.
 * @attr {boolean} hide-when-empty - Shows the button only while the price box holds something.
 * @slot - Shown until the widget is there, and instead of it where it cannot load: a link to the price box, for instance.
 * @csspart icon-button - The icon.
 */
export const element = defineElement({
  tag: 'diwan-price-box-button',
  attributes: { href: 'string', hideWhenEmpty: 'boolean' },
  Widget: PriceBoxButtonWidget,
  reservedBlockSize: '44px',
});

/** Read by the build alone. */
export const texts = {
  shared: ['basket-button'],
  own: [],
} satisfies DefinedTexts;
