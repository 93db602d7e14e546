import { defineElement } from '../define-element';
import { ElementPrice } from '../widgets/ElementPrice';

/**
 * The price of one product, for use beside the page's own text or picture.
 *
 * @attr {string} product - The product's id, its code, or the last part of its URL in the shop. Required: without it the element shows the content between its tags and logs an error.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the product, for instance.
 * @slot loading - Replaces the skeleton while the product loads.
 * @slot empty - Replaces the message that the product doesn't exist.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @csspart price - The price.
 * @csspart button - “Try again”.
 */
export const element = defineElement({
  tag: 'diwan-price',
  attributes: { product: 'string' },
  texts: ['product'],
  Widget: ElementPrice,
  callsAtOnce: true,
  reservedBlockSize: '29px',
});
