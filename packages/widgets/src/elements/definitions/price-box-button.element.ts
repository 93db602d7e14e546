import { PriceBoxButton } from '../../features/basket/button/CartButton';
import { defineElement } from '../define-element';

/**
 * A link to the price box: an icon with the number of pieces in it. Pictures of added products fly to it.
 *
 * @attr {string} [href] - URL of the price box page; by default the shop's, which receives the price box's contents.
 * @attr {boolean} [hide-when-empty] - Hides the button while the price box is empty.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the price box, for instance.
 * @csspart icon-button - The icon.
 */
export const element = defineElement({
  tag: 'diwan-price-box-button',
  attributes: { href: 'address', hideWhenEmpty: 'boolean' },
  texts: ['product'],
  Widget: PriceBoxButton,
  reservedBlockSize: '44px',
});
