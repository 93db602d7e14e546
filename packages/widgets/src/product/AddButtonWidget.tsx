import { localized, purchaseMode } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useAddToBasket } from '../basket';
import { useI18n } from '../i18n';
import { AddButton } from './AddButton';

export interface AddButtonWidgetProps {
  product: ProductSummary;
  /** Pieces that one press adds. */
  quantity?: number;
  fullWidth?: boolean;
}

/** Puts a product into the cart or, where it isn't sold online, into the price box. */
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
