import { defineElement } from '../define-element';
import { ElementCompare } from '../widgets/ElementCompare';

/**
 * Two to four pieces side by side: drawn to one scale beside a door, and what differs in a table. Visitors add and remove
 * pieces, until the page changes the attribute.
 *
 * @attr {string} [items] - Codes of the pieces, with commas between them, such as "NF1042, RM1043"; the first four are compared. Codes that the shop doesn't sell are left out and named. With fewer than two, visitors are shown how to add a piece.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: links to the products, for instance.
 * @event {CustomEvent} diwan-before-add - The visitor is about to add a product to a basket; `preventDefault()` keeps it out.
 * @event {CustomEvent} diwan-add - The visitor added a product to a basket.
 * @event {CustomEvent} diwan-remove - The visitor removed a product from a basket.
 * @csspart button - A button with a text.
 * @csspart field - The field that finds a piece.
 * @csspart icon-button - A round button.
 */
export const element = defineElement({
  tag: 'diwan-compare',
  attributes: { items: 'string' },
  texts: ['compare', 'product'],
  Widget: ElementCompare,
  callsAtOnce: true,
  reservedBlockSize: '100vh',
});
