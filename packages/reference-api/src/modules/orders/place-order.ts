import {
  discountPercent,
  type Locale,
  lineTotal,
  type OrderFigures,
  orderTotals,
  toHalalas,
  unitPrice,
} from '@diwan/sdk/commerce';
import { type OrderReceipt, type OrderRequest, orderTotalsSchema } from '@diwan/sdk/contract';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import { invalidField } from '../../http/invalid-field';
import { fieldProblems } from '../../http/messages';
import type { ApiRequest } from '../../implement';
import { riyals } from '../../wire/riyals';
import { leadOf, phoneCountries } from '../leads/leads.repository';
import { phoneReadings } from '../leads/phone-readings';
import { verifiedAmong } from '../otp/otp-codes.repository';
import { promoByWireId, redeemPromo } from '../promos/promos.repository';
import { type PromoRow, usablePromo } from '../promos/usable-promo';
import { wirePromo } from '../promos/wire-promo';
import { mergeLines } from './merge-lines';
import {
  type DeliveryArea,
  deliveryArea,
  insertOrder,
  type OrderableItem,
  orderableItems,
  shopSettings,
} from './orders.repository';
import { type FreshLine, feesHold, freshNumbers, linesHold, wireTotals } from './price-check';

type OrderBody = ApiRequest<'orders.create'>['body'];

/** @throws {ApiError} unless zone, governorate and country exist and lie in each other */
async function areaOf(tx: Database, address: OrderBody['address'], locale: Locale): Promise<DeliveryArea> {
  const area = await deliveryArea(tx, address.zone_id);
  if (!area) throw invalidField({ path: 'address.zone_id', problem: 'unknown', locale });
  if (area.governorate.id !== address.governorate_id) {
    throw invalidField({ path: 'address.zone_id', problem: 'outside_governorate', locale });
  }
  if (area.country.id !== address.country_id) {
    throw invalidField({ path: 'address.governorate_id', problem: 'outside_country', locale });
  }
  return area;
}

/**
 * Country code and national digits of the phone, which may be from another country than the address.
 * @throws {ApiError} for an incomplete phone, and for one that wasn't verified within the hour
 */
async function verifiedPhone(
  tx: Database,
  { phone, area, now, locale }: { phone: string; area: DeliveryArea; now: Date; locale: Locale },
): Promise<string> {
  const addressCountry = {
    country_code: area.country.countryCode,
    allowed_phone_length: area.country.allowedPhoneLength,
  };
  const readings = phoneReadings(phone, [addressCountry, ...(await phoneCountries(tx))]);
  if (readings.length === 0) throw invalidField({ path: 'lead.phone', problem: 'phone', locale });
  const verified = await verifiedAmong(tx, readings, now);
  const digits = readings.find((reading) => verified.has(reading));
  if (!digits) throw new ApiError('phone_not_verified');
  return digits;
}

/** Products without a shown price are only quoted: one that has none would be given away. */
const isOrderable = (item: OrderableItem | undefined): item is OrderableItem =>
  item?.allowOnlinePurchase === true && item.isPriceShow;

type OrderedLine = FreshLine & { readonly item: OrderableItem };

/** @throws {ApiError} `item_unavailable` with the lines of products that are gone or not sold online */
async function freshLines(tx: Database, cart: OrderBody['cart'], locale: Locale): Promise<OrderedLine[]> {
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
      { itemId, quantity, item, product: { price: riyals(price), discount, allow_discount: allowDiscount } },
    ];
  });
}

/** @throws {ApiError} unless the visitor was shown the numbers that count now */
function assertNumbersHold(body: OrderRequest, lines: readonly FreshLine[], figures: OrderFigures): void {
  const isWaiting = figures.promo.status === 'waiting_min';
  // A promo below its minimum changes the shipping fee too; the visitor is told the cause, not the effect.
  if (linesHold(body.cart, lines) && (isWaiting || feesHold(body, figures))) return;
  throw new ApiError('price_changed', { details: { fresh: freshNumbers(lines, figures) } });
}

const orderLineRow = ({ itemId, quantity, item, product }: OrderedLine) => ({
  itemId,
  code: item.code,
  nameEn: item.nameEn,
  nameAr: item.nameAr,
  quantity,
  price: item.price,
  discount: discountPercent(product),
  unitPrice: toHalalas(unitPrice(product)),
  lineTotal: toHalalas(lineTotal({ product, quantity })),
});

const areaIn = ({ country, governorate, zone }: DeliveryArea, language: 'En' | 'Ar'): string =>
  [country, governorate, zone].map((place) => place[`name${language}`]).join(' › ');

interface PricedOrder {
  body: OrderBody;
  area: DeliveryArea;
  phoneDigits: string;
  lines: readonly OrderedLine[];
  figures: OrderFigures;
  promo: PromoRow | undefined;
}

async function storeOrder(
  tx: Database,
  { body, area, phoneDigits, lines, figures, promo }: PricedOrder,
): Promise<OrderReceipt> {
  const { lead, address } = body;
  const person = { name: lead.name, email: lead.email ?? null, phoneDigits };
  const totals = wireTotals(figures);
  const couponDiscount = toHalalas(totals.coupon_discount);
  const stored = await insertOrder(
    tx,
    {
      ...person,
      leadId: await leadOf(tx, { ...person, phone: lead.phone }),
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
      subtotal: toHalalas(totals.subtotal),
      couponDiscount,
      shippingFee: toHalalas(totals.shipping_fee),
      taxPercent: figures.taxRate * 100,
      tax: toHalalas(totals.tax),
      total: toHalalas(totals.total),
    },
    lines.map(orderLineRow),
  );
  if (
    promo &&
    !(await redeemPromo(tx, { promoId: promo.id, orderId: stored.id, discount: couponDiscount }))
  ) {
    throw new ApiError('promo_usage_limit');
  }
  return { ...stored, ...totals };
}

/**
 * Places an order that is paid in cash on delivery. The visitor's numbers only prove what was shown: everything
 * charged is computed here, with the functions the client used (spec §9; docs/decisions/0021).
 * @throws {ApiError} `phone_not_verified`, `item_unavailable`, `price_changed` with fresh numbers, a promo's refusal, or
 *   `validation_failed` for an address, phone or amount that can't be
 */
export async function placeOrder(
  tx: Database,
  { body, locale, now }: { body: OrderBody; locale: Locale; now: Date },
): Promise<OrderReceipt> {
  const area = await areaOf(tx, body.address, locale);
  const phoneDigits = await verifiedPhone(tx, { phone: body.lead.phone, area, now, locale });
  const lines = await freshLines(tx, body.cart, locale);
  const promo = body.promo_code_id
    ? usablePromo(await promoByWireId(tx, body.promo_code_id), now)
    : undefined;
  const figures = orderTotals({
    lines,
    promo: promo && wirePromo(promo),
    zone: { price: riyals(area.zone.price) },
    settings: await shopSettings(tx),
  });
  if (!v.is(orderTotalsSchema, wireTotals(figures))) {
    throw invalidField({ path: 'cart', problem: 'too_much', locale });
  }
  assertNumbersHold(body, lines, figures);
  if (figures.promo.status === 'waiting_min') throw new ApiError('promo_below_minimum');
  return storeOrder(tx, { body, area, phoneDigits, lines, figures, promo });
}
