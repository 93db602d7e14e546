interface Priced {
  price: number | null;
  discount: number;
  is_price_show: boolean;
}

/**
 * Removes a price that isn't shown, whatever the backend sent, so that page data and stored baskets never contain it. A
 * product without any price is on request, too.
 * @returns the product with `price` in the shop's currency; `price` is null and `discount` 0 when `is_price_show` is false
 */
export const withShownPrice = <Product extends Priced>(product: Product): Product =>
  product.is_price_show && product.price !== null
    ? product
    : { ...product, price: null, discount: 0, is_price_show: false };
