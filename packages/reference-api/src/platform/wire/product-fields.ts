import type { items } from '../../db/schema';
import { fromStored } from '../../db/stored-amount';
import { names } from './names';

type ItemRow = Pick<
  typeof items.$inferSelect,
  | 'id'
  | 'code'
  | 'nameEn'
  | 'nameAr'
  | 'price'
  | 'discount'
  | 'allowDiscount'
  | 'isFeatured'
  | 'isSaudiMade'
  | 'isSet'
  | 'allowOnlinePurchase'
  | 'checkAvailability'
  | 'isPriceShow'
  | 'position'
  | 'summary'
>;

/** List fields of a product in wire format; `price` in the shop's currency. */
export const productFields = (row: ItemRow) => ({
  ...row.summary,
  id: row.id,
  code: row.code,
  ...names(row),
  price: fromStored(row.price),
  discount: row.discount,
  allow_discount: row.allowDiscount,
  is_featured: row.isFeatured,
  is_saudi_made: row.isSaudiMade,
  is_set: row.isSet,
  allow_online_purchase: row.allowOnlinePurchase,
  check_availity: row.checkAvailability,
  is_price_show: row.isPriceShow,
  postion: row.position,
});
