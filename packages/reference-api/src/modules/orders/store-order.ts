import { discountPercent, lineTotal, type OrderFigures, unitPrice, wireTotals } from '@diwan/sdk/commerce';
import type { OrderReceipt } from '@diwan/sdk/contract';
import type { Database } from '../../db/database';
import { toStored } from '../../db/stored-amount';
import { ApiError } from '../../platform/http/api-error';
import { findOrCreateLead } from '../leads/leads.repository';
import { redeemPromo } from '../promos/promos.repository';
import type { PromoRow } from '../promos/usable-promo';
import type { OrderedLine } from './fresh-lines';
import type { OrderBody } from './order-body';
import { type DeliveryArea, insertOrder } from './orders.repository';

const orderLineRow = ({ itemId, quantity, item, product }: OrderedLine, { currency }: OrderFigures) => ({
  itemId,
  code: item.code,
  nameEn: item.nameEn,
  nameAr: item.nameAr,
  quantity,
  price: item.price,
  discount: discountPercent(product),
  unitPrice: toStored(unitPrice(product, { currency })),
  lineTotal: toStored(lineTotal({ product, quantity }, { currency })),
});

const areaIn = ({ country, governorate, zone }: DeliveryArea, language: 'En' | 'Ar'): string =>
  [country, governorate, zone].map((place) => place[`name${language}`]).join(' › ');

/** An order whose numbers have been verified. */
export interface PricedOrder {
  body: OrderBody;
  area: DeliveryArea;
  phoneDigits: string;
  lines: readonly OrderedLine[];
  figures: OrderFigures;
  promo: PromoRow | undefined;
}

/**
 * Stores an order with its lines and lead, and redeems its promo.
 * @throws {ApiError} `promo_usage_limit` if the promo has been used up in the meantime
 */
export async function storeOrder(
  tx: Database,
  { body, area, phoneDigits, lines, figures, promo }: PricedOrder,
): Promise<OrderReceipt> {
  const { lead, address } = body;
  const person = { name: lead.name, email: lead.email ?? null, phoneDigits };
  const totals = wireTotals(figures);
  const couponDiscount = toStored(totals.coupon_discount);
  const { id: leadId } = await findOrCreateLead(tx, { ...person, phone: lead.phone });
  const stored = await insertOrder(
    tx,
    {
      ...person,
      leadId,
      countryId: area.country.id,
      governorateId: area.governorate.id,
      zoneId: area.zone.id,
      areaEn: areaIn(area, 'En'),
      areaAr: areaIn(area, 'Ar'),
      landmark: address.landmark ?? '',
      street: address.street ?? '',
      building: address.building ?? '',
      floor: address.floor ?? '',
      flat: address.flat ?? '',
      notes: body.notes ?? '',
      promoId: promo?.id ?? null,
      promoCode: promo?.code ?? null,
      // The shop's may change later.
      currency: figures.currency,
      subtotal: toStored(totals.subtotal),
      couponDiscount,
      shippingFee: toStored(totals.shipping_fee),
      // Rounded, because 0.07 × 100 isn't 7 in floating point.
      taxPercent: Math.round(figures.taxRate * 100),
      tax: toStored(totals.tax),
      total: toStored(totals.total),
    },
    lines.map((line) => orderLineRow(line, figures)),
  );
  if (
    promo &&
    !(await redeemPromo(tx, { promoId: promo.id, orderId: stored.id, discount: couponDiscount }))
  ) {
    throw new ApiError('promo_usage_limit');
  }
  return { ...stored, ...totals };
}
