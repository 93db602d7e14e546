interface Priced {
  price: number | null;
  discount: number;
  is_price_show: boolean;
}

/**
 * Removes a price that isn't shown, whatever the backend sent, so that page data and stored baskets never contain it. A
 * product without any price is on request, too.
 * @returns the product with `price` in the shop's currency; `price` and `discount` are 0 when `is_price_show` is false
 */
export const withShownPrice = <Product extends Priced>(product: Product): Product & { price: number } =>
  product.is_price_show && product.price !== null
    ? { ...product, price: product.price }
    : { ...product, price: 0, discount: 0, is_price_show: false };
