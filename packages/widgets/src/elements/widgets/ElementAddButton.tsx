import { AddButton } from '../../features/catalogue/product/AddButton';
import { useI18n } from '../../foundation/i18n';
import { Button } from '../../foundation/ui/Button';
import { ProductByCode } from './ProductByCode';

/** The button of `<diwan-add-button>`. */
export function ElementAddButton({
  product,
  ...button
}: {
  product?: string;
  quantity?: number;
  fullWidth?: boolean;
}) {
  const { t } = useI18n();
  return (
    <ProductByCode
      tag="diwan-add-button"
      product={product}
      isInline
      skeleton={
        <Button disabled fullWidth={button.fullWidth ?? false}>
          {t('common:loading')}
        </Button>
      }
    >
      {(found) => <AddButton product={found} {...button} />}
    </ProductByCode>
  );
}
