import { formatNumber, localized } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { RefObject } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useAnnounce } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { ContentText, otherLanguage } from '../../../foundation/ui/ContentText';
import { shareIcon } from '../../../foundation/ui/icons';
import { QuantityStepper } from '../../../foundation/ui/QuantityStepper';
import { useQuantityField } from '../../basket/use-quantity-field';
import { AddToBasketButton } from '../product/AddToBasketButton';
import { CustomizedNote } from '../product/CustomizedNote';
import { ProductOptions } from '../product/options/ProductOptions';
import { ProductHead } from '../product/ProductHead';
import type { Purchase } from '../product/use-purchase';
import { Availability } from './Availability';
import { BuyBar } from './buy-bar/BuyBar';
import { DeliveryTimes } from './DeliveryTimes';
import * as styles from './ProductFacts.css';

/** Opens the device's share sheet for the page, or copies its URL. */
function useShare(title: string): () => Promise<void> {
  const { toasts } = useDiwan().stores;
  const { t } = useI18n();
  return async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toasts.show(t('common:link_copied'), { delay: 0 });
    } catch {
      // The visitor closed the share sheet, or the clipboard is blocked; the address bar has the link too.
    }
  };
}

export interface ProductFactsProps {
  product: Product;
  purchase: Purchase;
  onAdd: () => void;
  /** Contains all content about the product. */
  page: RefObject<HTMLElement | null>;
}

/** Everything next to the images, in the order shoppers look for it. */
export function ProductFacts({ product, purchase, onAdd, page }: ProductFactsProps) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const { openChoices } = purchase.choices;
  const buyRow = openChoices.controls.quantity;
  const name = localized(product, 'name', locale);
  const share = useShare(name);
  const description = localized(product, 'description', locale);
  const { set } = product;
  const quantityField = useQuantityField((isRefused) => openChoices.set('quantity', isRefused));
  const announce = useAnnounce();
  // Only a change by the visitor is announced: adding the piece resets the quantity too.
  const setQuantity = (next: number) => {
    purchase.setQuantity(next);
    announce(`${t('product:quantity')} ${formatNumber(next, locale)}`);
  };
  const addLabel = purchase.isEditing ? t('product:edited_line.save') : undefined;

  return (
    <div className={styles.facts}>
      <ProductHead
        product={product}
        heading={
          <h1 className={styles.name}>
            <ContentText text={name} locale={locale} />
          </h1>
        }
      />
      {description && (
        <p className={styles.description} {...otherLanguage(description, locale)}>
          {description}
        </p>
      )}
      {set?.code && (
        <Button variant="link" href={paths.product({ name_en: set.name_en, code: set.code })}>
          {t('product:set_page.part_of', { name: localized(set, 'name', locale) })}
        </Button>
      )}
      <div className={styles.options}>
        <ProductOptions product={product} choices={purchase.choices} />
      </div>
      <div className={styles.buy}>
        <div ref={buyRow} className={styles.buyRow}>
          <QuantityStepper
            value={purchase.quantity}
            {...quantityField.stepper}
            onChange={setQuantity}
            labels={{
              field: t('product:quantity'),
              increase: t('product:increase'),
              decrease: t('product:decrease'),
            }}
          />
          <AddToBasketButton kind={purchase.kind} label={addLabel} onClick={onAdd} fullWidth />
        </div>
        {quantityField.refusal && <div className={styles.note}>{quantityField.refusal}</div>}
        <CustomizedNote product={product} isCustomized={purchase.isCustomized} className={styles.note} />
        {product.check_availity && <Availability product={product} />}
        <DeliveryTimes product={product} isCustomized={purchase.isCustomized} />
      </div>
      <div className={styles.shareOnPhone}>
        <Button variant="link" iconStart={shareIcon} onClick={share}>
          {t('common:share')}
        </Button>
      </div>
      <BuyBar
        product={product}
        kind={purchase.kind}
        addLabel={addLabel}
        onAdd={onAdd}
        shownBelow={buyRow}
        shownWithin={page}
      />
    </div>
  );
}
