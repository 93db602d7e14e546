import { useI18n } from '../../i18n';
import { AddButtonWidget } from '../../product';
import { Button } from '../../ui/button';
import { ProductByCode } from './ProductByCode';
import { RequiredAttribute } from './RequiredAttribute';
import { productApi } from './use-product';

/** The button of `<diwan-add-button>`. */
export function ElementAddButton({
  product = '',
  ...button
}: {
  product?: string;
  quantity?: number;
  fullWidth?: boolean;
}) {
  const { t } = useI18n();
  return (
    <RequiredAttribute
      tag="diwan-add-button"
      attribute="product"
      meaning="the number or the code of a product"
      isMissing={product === ''}
    >
      <ProductByCode
        product={product}
        isInline
        skeleton={
          <Button disabled fullWidth={button.fullWidth ?? false}>
            {t('common:loading')}
          </Button>
        }
      >
        {(found) => <AddButtonWidget product={found} {...button} />}
      </ProductByCode>
    </RequiredAttribute>
  );
}

ElementAddButton.resources = productApi.resources;
