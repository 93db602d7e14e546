import { currentFigures, figuresRefusal, type Locale, orderTotals, wireTotals } from '@diwan/sdk/commerce';
import { type OrderReceipt, orderTotalsSchema } from '@diwan/sdk/contract';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { fromStored } from '../../db/stored-amount';
import { ApiError } from '../../platform/http/api-error';
import { invalidField } from '../../platform/http/invalid-field';
import { promoByWireId } from '../promos/promos.repository';
import { usablePromo } from '../promos/usable-promo';
import { wirePromo } from '../promos/wire-promo';
import { deliveryArea } from './delivery-area';
import { freshLines } from './fresh-lines';
import type { OrderBody } from './order-body';
import { shopSettings } from './orders.repository';
import { storeOrder } from './store-order';
import { verifiedPhone } from './verified-phone';

/**
 * Places a cash-on-delivery order. The client's numbers only state what the visitor confirmed: all amounts are computed
 * here, with the same functions as in the client (spec §9), and the order is charged what was confirmed or rejected
 * (docs/decisions/0021).
 * @throws {ApiError} `phone_not_verified`, `phone_proof_used_up`, `item_unavailable`, `price_changed` with current
 *   numbers, a promo error, or `validation_failed` for an invalid address, phone or amount
 */
export async function placeOrder(
  tx: Database,
  { body, locale, now }: { body: OrderBody; locale: Locale; now: Date },
): Promise<OrderReceipt> {
  const area = await deliveryArea(tx, body.address, locale);
  const phoneDigits = await verifiedPhone(tx, { body, area, now, locale });
  const lines = await freshLines(tx, body.cart, locale);
  const promo = body.promo_code_id
    ? usablePromo(await promoByWireId(tx, body.promo_code_id), now)
    : undefined;
  const settings = await shopSettings(tx);
  const figures = orderTotals({
    lines,
    promo: promo && wirePromo(promo),
    zone: { price: fromStored(area.zone.price) },
    settings,
  });
  if (!v.is(orderTotalsSchema, wireTotals(figures))) {
    throw invalidField({ path: 'cart', problem: 'too_much', locale });
  }
  const refusal = figuresRefusal(body, lines, figures);
  if (refusal === 'price_changed') {
    throw new ApiError(refusal, { details: { fresh: currentFigures(lines, figures) } });
  }
  if (refusal) throw new ApiError(refusal);
  return storeOrder(tx, { body, area, phoneDigits, lines, figures, promo });
}
