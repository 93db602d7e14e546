import { localized, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useAddToBasket } from '../../basket/addition/use-add-to-basket';
import { AddToBasketButton } from './AddToBasketButton';

export interface AddButtonProps {
  /** A product as lists return it. */
  product: ProductSummary;
  /** Number of pieces each click adds. */
  quantity?: number;
  /** Makes the button as wide as the element around it. */
  fullWidth?: boolean;
}

/** Adds a product to the cart or, if it isn't sold online, to the price box. */
export function AddButton({ product, quantity = 1, fullWidth = false }: AddButtonProps) {
  const addToBasket = useAddToBasket();
  const { locale } = useI18n();
  return (
    <AddToBasketButton
      kind={purchaseMode({ product })}
      productName={localized(product, 'name', locale)}
      fullWidth={fullWidth}
      onClick={() => addToBasket(product, { quantity })}
    />
  );
}
