interface Priced {
  price: number | null;
  discount: number;
  is_price_show: boolean;
}

/**
 * The product without a price that isn't shown, whatever the backend sent: page data and stored baskets never hold it.
 * One without any price is on request, too.
 * @returns `price` in SAR; 0, as is `discount`, where `is_price_show` is false
 */
export const withShownPrice = <Product extends Priced>(product: Product): Product & { price: number } =>
  product.is_price_show && product.price !== null
    ? { ...product, price: product.price }
    : { ...product, price: 0, discount: 0, is_price_show: false };
