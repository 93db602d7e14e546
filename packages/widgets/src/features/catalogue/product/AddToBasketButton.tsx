import type { PurchaseMode } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { documentIcon } from '../../../foundation/ui/icons';
import { useSinglePress } from '../../../foundation/ui/use-single-press';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import { basketLabels } from '../../basket/basket-labels';

export interface AddToBasketButtonProps {
  kind: PurchaseMode;
  onClick: () => void;
  /** Includes the product in the accessible name, if a page has several of these buttons. */
  productName?: string;
  /** "Add to cart" by default. */
  label?: string | undefined;
  fullWidth?: boolean;
}

/** Adds a product to the cart or, with the outline variant and a document icon, to the price box. */
export function AddToBasketButton({ kind, productName, label, onClick, ...button }: AddToBasketButtonProps) {
  const { t } = useI18n();
  const press = useSinglePress(onClick);
  return (
    <Button
      {...button}
      {...press}
      {...(kind === 'price-box' && { iconStart: documentIcon, variant: 'outline' })}
    >
      <span>{label ?? t(basketLabels[kind].addShort)}</span>{' '}
      {productName && <VisuallyHidden>{`– ${productName}`}</VisuallyHidden>}
    </Button>
  );
}
