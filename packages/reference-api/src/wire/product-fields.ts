import type { items } from '../db/schema';
import { fromStored } from '../db/stored-amount';
import { names } from './names';

/** Without the columns used only for search and sorting. */
type ItemRow = Omit<
  typeof items.$inferSelect,
  'searchWords' | 'sortNameEn' | 'sortNameAr' | 'contentHash' | 'importHash' | 'isHidden'
>;

/** List fields of a product in wire format; `price` in the shop's currency. */
export const productFields = (row: ItemRow) => ({
  id: row.id,
  code: row.code,
  ...names(row),
  content_en: row.contentEn,
  content_ar: row.contentAr,
  price: fromStored(row.price),
  discount: row.discount,
  allow_discount: row.allowDiscount,
  is_featured: row.isFeatured,
  is_saudi_made: row.isSaudiMade,
  is_set: row.isSet,
  is_custom: row.isCustom,
  is_full_width: row.isFullWidth,
  allow_online_purchase: row.allowOnlinePurchase,
  check_availity: row.checkAvailability,
  is_price_show: row.isPriceShow,
  is_content_show: row.isContentShow,
  is_sku_show: row.isSkuShow,
  has_colors: row.hasColors,
  has_fabrics: row.hasFabrics,
  has_dimension: row.hasDimension,
  allow_edit_colors: row.allowEditColors,
  allow_edit_fabrics: row.allowEditFabrics,
  allow_edit_dimension: row.allowEditDimension,
  postion: row.position,
});

/** The product's dimensions; null unless all three are known. */
export const productDimensions = (row: ItemRow) =>
  row.defaultWidth === null || row.defaultDepth === null || row.defaultHeight === null
    ? null
    : {
        default_width: row.defaultWidth,
        default_depth: row.defaultDepth,
        default_height: row.defaultHeight,
        unit: row.dimensionUnit ?? 'cm',
      };
