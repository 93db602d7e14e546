import { halalasToRiyals, type Locale } from '@diwan/sdk/commerce';
import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import { fieldProblems } from '../../http/messages';
import { mergeLines } from './merge-lines';
import type { OrderBody } from './order-body';
import { type OrderableItem, orderableItems } from './orders.repository';
import type { FreshLine } from './price-check';

/** Products without a shown price are only quoted: one that has none would be given away. */
const isOrderable = (item: OrderableItem | undefined): item is OrderableItem =>
  item?.allowOnlinePurchase === true && item.isPriceShow;

export type OrderedLine = FreshLine & { readonly item: OrderableItem };

/**
 * The lines of a cart, priced with the products as they are now.
 * @throws {ApiError} `item_unavailable` with the lines of products that are gone or not sold online
 */
export async function freshLines(
  tx: Database,
  cart: OrderBody['cart'],
  locale: Locale,
): Promise<OrderedLine[]> {
  const wanted = mergeLines(cart);
  const found = await orderableItems(
    tx,
    wanted.map(({ itemId }) => itemId),
  );
  const orderable = new Map(found.filter(isOrderable).map((item) => [item.id, item]));
  const unavailable = cart.flatMap(({ item_id }, index) => (orderable.has(item_id) ? [] : [index]));
  if (unavailable.length > 0) {
    throw new ApiError('item_unavailable', {
      errors: unavailable.map((index) => ({
        path: `cart.${index}.item_id`,
        message: fieldProblems[locale].not_online,
      })),
    });
  }
  return wanted.flatMap(({ itemId, quantity }) => {
    const item = orderable.get(itemId);
    if (!item) return [];
    const { price, discount, allowDiscount } = item;
    return [
      {
        itemId,
        quantity,
        item,
        product: { price: halalasToRiyals(price), discount, allow_discount: allowDiscount },
      },
    ];
  });
}
