import type { PurchaseMode } from '@diwan/sdk/commerce';
import { basketLabels } from '../basket';
import { useI18n } from '../i18n';
import { Button } from '../ui/button';
import { documentIcon } from '../ui/icon/icons/document';
import { useSinglePress } from '../ui/press';
import { VisuallyHidden } from '../ui/visually-hidden';

export interface AddButtonProps {
  kind: PurchaseMode;
  onClick: () => void;
  /** Names the product, where several of these buttons stand on a page. */
  productName?: string;
  /** "Add to cart" by default. */
  label?: string | undefined;
  fullWidth?: boolean;
}

/** Puts a product into the cart or, with an outline and a document, into the price box. */
export function AddButton({ kind, productName, label, onClick, ...button }: AddButtonProps) {
  const { t } = useI18n();
  const press = useSinglePress(onClick);
  return (
    <Button
      {...button}
      {...press}
      {...(kind === 'price-box' && { iconStart: documentIcon, variant: 'outline' })}
    >
      {label ?? t(basketLabels[kind].addShort)}
      {productName && <VisuallyHidden>: {productName}</VisuallyHidden>}
    </Button>
  );
}
