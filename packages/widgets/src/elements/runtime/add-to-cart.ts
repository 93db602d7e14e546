import { basketProduct, codeFromSlug, purchaseMode } from '@diwan/sdk/commerce';
import { createLazyClient } from '../../foundation/provider';
import type { ElementCall } from '../define-element';
import { elementShop } from '../session/element-values';
import { pageShop } from './page-shop';

/**
 * Adds a product to the cart of an element's shop, as a press on its card would.
 * @returns whether pieces were added: not if a listener has cancelled `diwan-before-add`, nor on top of 999
 * @throws TypeError for a product that isn't sold online, and a `DiwanError` if the shop has no such product or doesn't respond
 */
export async function addToCart(
  { element, session }: ElementCall,
  product: number | string,
  { quantity = 1 }: { quantity?: number } = {},
): Promise<boolean> {
  const shop = pageShop(session, elementShop(element, session).apiBase);
  const { items } = createLazyClient(shop.connection(element));
  const found = await items.get(codeFromSlug(`${product}`));
  if (purchaseMode({ product: found }) !== 'cart')
    throw new TypeError(`The product ${product} isn't sold online.`);
  const stores = shop.storesFor(element);
  const outcome = stores.cart.add(basketProduct(found), { quantity });
  stores.dispose();
  return outcome === 'added';
}
