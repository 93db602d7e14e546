import { discountPercent, lineTotal, unitPrice } from '../../../commerce';
import type { OrderRecord } from '../../../contract';
import type { FakeShop } from './fake-shop';
import type { Order, PricedOrder } from './order-receipt';

/** Names of the delivery area, from country to zone. */
function areaNames({ countries }: FakeShop, address: Order['address'], language: 'en' | 'ar'): string {
  const country = countries.find(({ id }) => id === address.country_id);
  const governorate = country?.governorates.find(({ id }) => id === address.governorate_id);
  const zone = governorate?.zones.find(({ id }) => id === address.zone_id);
  return [country, governorate, zone].flatMap((place) => place?.[`name_${language}`] ?? []).join(' › ');
}

/** An order as staff see it. */
export function orderRecord(
  shop: FakeShop,
  order: Order,
  { lines, promo, figures, totals }: PricedOrder,
): Omit<OrderRecord, 'id' | 'created_at' | 'history' | 'number' | 'lead'> {
  const { address } = order;
  const { currency } = figures;
  return {
    status: 'placed',
    address: {
      country_id: address.country_id,
      governorate_id: address.governorate_id,
      zone_id: address.zone_id,
      area_en: areaNames(shop, address, 'en'),
      area_ar: areaNames(shop, address, 'ar'),
      landmark: address.landmark ?? '',
      street: address.street ?? '',
      building: address.building ?? '',
      floor: address.floor ?? '',
      flat: address.flat ?? '',
    },
    lines: lines.map(({ itemId, product, quantity }) => ({
      item_id: itemId,
      code: product.code,
      name_en: product.name_en,
      name_ar: product.name_ar,
      quantity,
      price: product.price,
      discount: discountPercent(product),
      unit_price: unitPrice(product, { currency }),
      line_total: lineTotal({ product, quantity }, { currency }),
    })),
    notes: order.notes ?? '',
    payment_method: 'cash',
    promo_code: promo?.code ?? null,
    anonymized_at: null,
    currency,
    tax_rate: figures.taxRate,
    ...totals,
  };
}
