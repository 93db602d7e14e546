import type { ProductSummary } from '../../contract';
import { cardImages } from '../catalog/card-images';
import type { BasketProduct } from './basket-line';

/** The part of a product that a basket line keeps; its image is the first by position. */
export function basketProduct(product: ProductSummary): BasketProduct {
  const [image] = cardImages(product.images);
  return {
    id: product.id,
    code: product.code,
    name_en: product.name_en,
    name_ar: product.name_ar,
    price: product.price,
    discount: product.discount,
    allow_discount: product.allow_discount,
    is_price_show: product.is_price_show,
    allow_online_purchase: product.allow_online_purchase,
    is_custom: product.is_custom,
    image: image ? { src_url: image.src_url, width: image.width, height: image.height } : null,
  };
}
