import type { ProductSummary } from '@diwan/sdk/contract';
import { usePart } from '../../../foundation/ui/part';
import { ShownPrice } from '../product/ShownPrice';
import * as styles from './ProductPrice.css';

export interface ProductPriceProps {
  /** A product as lists return it. */
  product: ProductSummary;
}

/** A product's current price and, if reduced, its original price; or a note that the price is on request. */
export function ProductPrice({ product }: ProductPriceProps) {
  const part = usePart();
  return (
    <p className={styles.price} part={part('price')}>
      <ShownPrice product={product} />
    </p>
  );
}
