import { defineElement } from '../define-element';
import { ElementPage } from '../widgets/ElementPage';

/**
 * A page composed by the shop's editors: banners, sliders, products, projects, texts, forms. Changes in the shop appear
 * here, too.
 *
 * @attr {string} slug - The page's slug: the last part of its URL in the shop, `majlis-season` in `/pa/majlis-season`; `home` is the home page. Required: without it the element shows the content between its tags and logs an error.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the page, for instance.
 * @slot loading - Replaces the skeleton while the page loads.
 * @slot empty - Replaces the message that the page is empty or doesn't exist.
 * @slot error - Replaces the message with “Try again” if the shop is unreachable before anything is shown.
 * @event {CustomEvent} diwan-before-add - The visitor is about to add a product to a basket; `preventDefault()` keeps it out.
 * @event {CustomEvent} diwan-add - The visitor added a product to a basket.
 * @event {CustomEvent} diwan-remove - The visitor removed a product from a basket.
 * @csspart card - One product.
 * @csspart card-name - Its name.
 * @csspart card-price - Its price.
 * @csspart grid - A list of cards.
 * @csspart button - A button with a text.
 * @csspart icon-button - A round button.
 * @csspart message - The message shown instead of a page.
 * @csspart field - A field of a form.
 */
export const element = defineElement({
  tag: 'diwan-page',
  attributes: { slug: 'string' },
  texts: ['home', 'product'],
  Widget: ElementPage,
  callsAtOnce: true,
  // Pages are longer than the screen.
  reservedBlockSize: '100vh',
});
