import {
  type CurrentLine,
  customizedPaths,
  isOrderable,
  type Locale,
  MAX_QUANTITY,
  mergeLines,
  unavailablePaths,
} from '@diwan/sdk/commerce';
import type { Database } from '../../db/database';
import { fromStored } from '../../db/stored-amount';
import { ApiError } from '../../platform/http/api-error';
import { invalidField, invalidFields } from '../../platform/http/invalid-field';
import { fieldProblems } from '../../platform/http/messages';
import type { OrderBody } from './order-body';
import { type OrderableItem, orderableItems } from './orders.repository';

export type OrderedLine = CurrentLine & { readonly item: OrderableItem };

/**
 * The lines of a cart with current product prices.
 * @throws {ApiError} `validation_failed` for customized pieces or a quantity above the maximum; `item_unavailable` for
 *   products that are gone or not sold online
 */
export async function freshLines(
  tx: Database,
  cart: OrderBody['cart'],
  locale: Locale,
): Promise<OrderedLine[]> {
  const customized = customizedPaths(cart);
  if (customized.length > 0)
    throw invalidFields(
      customized.map((path) => ({ path, problem: 'customized' })),
      locale,
    );
  const wanted = mergeLines(cart);
  const excess = wanted.find(({ quantity }) => quantity > MAX_QUANTITY);
  if (excess) {
    const index = cart.findLastIndex(({ item_id }) => item_id === excess.itemId);
    throw invalidField({ path: `cart.${index}.quantity`, problem: 'too_much', locale });
  }
  const found = await orderableItems(
    tx,
    wanted.map(({ itemId }) => itemId),
  );
  const orderable = new Map(
    found
      .filter(({ allowOnlinePurchase, isPriceShow }) =>
        isOrderable({ allow_online_purchase: allowOnlinePurchase, is_price_show: isPriceShow }),
      )
      .map((item) => [item.id, item]),
  );
  const unavailable = unavailablePaths(cart, new Set(orderable.keys()));
  if (unavailable.length > 0) {
    throw new ApiError('item_unavailable', {
      errors: unavailable.map((path) => ({ path, message: fieldProblems[locale].not_online })),
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
        product: { price: fromStored(price), discount, allow_discount: allowDiscount },
      },
    ];
  });
}
