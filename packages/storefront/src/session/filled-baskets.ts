import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { HANDOVER_FRAGMENT, type Stores } from '@diwan/widgets';
import { FILLED_BASKETS_MARK } from '@diwan/widgets/styles';

/**
 * Part of the document: what is in the baskets shows from the first frame. The cart's icon would push the other icons
 * aside once storage has been read, under the finger of somebody who is about to press one, and the pages of empty
 * baskets would promise lines. Not where the address brings a basket along.
 */
export const FILLED_BASKETS_SCRIPT = `(() => {
  try {
    const hasLines = (key) => /"(lines|items)":\\[\\{/.test(localStorage.getItem(key));
    const filled = [];
    if (hasLines('${CART_STORAGE_KEY}')) filled.push('cart');
    if (hasLines('${PRICE_BOX_STORAGE_KEY}')) filled.push('price-box');
    if (!location.hash.startsWith('#${HANDOVER_FRAGMENT}=')) document.documentElement.setAttribute('${FILLED_BASKETS_MARK}', filled.join(' '));
  } catch {
    // Storage is blocked: nothing is known of the baskets.
  }
})();`;

/** Keeps what the document says about the baskets true. */
export function followBaskets({ cart, priceBox }: Pick<Stores, 'cart' | 'priceBox'>): () => void {
  const write = () => {
    if (!cart.isRestored.peek() || !priceBox.isRestored.peek()) return;
    const filled = [cart, priceBox].filter(({ lines }) => lines.peek().length > 0);
    document.documentElement.setAttribute(FILLED_BASKETS_MARK, filled.map(({ kind }) => kind).join(' '));
  };
  const stops = [cart, priceBox].flatMap(({ isRestored, lines }) => [
    isRestored.subscribe(write),
    lines.subscribe(write),
  ]);
  return () => {
    for (const stop of stops) stop();
  };
}
