import type { ProductSummary } from '../../contract';
import { withShownPrice } from '../../contract/shown-price';
import { imageInColor } from '../catalogue/image-in-color';
import { sortByPosition } from '../catalogue/position';
import type { BasketProduct, LineCustomization } from './basket-line';

/** The product fields of a basket line. The image is the first by position, or the first in the chosen colour. */
export function basketProduct(
  product: ProductSummary,
  customization?: LineCustomization | null,
): BasketProduct {
  const images = sortByPosition(product.images);
  const image = imageInColor(images, customization?.color?.hex) ?? images[0];
  return withShownPrice({
    id: product.id,
    code: product.code,
    name_en: product.name_en,
    name_ar: product.name_ar,
    price: product.price,
    discount: product.discount,
    allow_discount: product.allow_discount,
    is_price_show: product.is_price_show,
    is_sku_show: product.is_sku_show,
    allow_online_purchase: product.allow_online_purchase,
    is_custom: product.is_custom,
    image: image ? { src_url: image.src_url, width: image.width, height: image.height } : null,
  });
}
