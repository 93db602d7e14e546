import { localized, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useAddToBasket } from '../../basket';
import { AddButton } from './AddButton';

export interface AddButtonWidgetProps {
  /** A product as lists return it. */
  product: ProductSummary;
  /** Number of pieces each click adds. */
  quantity?: number;
  /** As wide as the element around it. */
  fullWidth?: boolean;
}

/** Adds a product to the cart or, if it isn't sold online, to the price box. */
export function AddButtonWidget({ product, quantity = 1, fullWidth = false }: AddButtonWidgetProps) {
  const addToBasket = useAddToBasket();
  const { locale } = useI18n();
  return (
    <AddButton
      kind={purchaseMode({ product })}
      productName={localized(product, 'name', locale)}
      fullWidth={fullWidth}
      onClick={() => addToBasket(product, { quantity })}
    />
  );
}
