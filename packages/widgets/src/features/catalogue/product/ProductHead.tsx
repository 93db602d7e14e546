import { formatNumber, formatPercent, percentOff, setSavings, taxRate } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { ReactNode } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Badge } from '../../../foundation/ui/Badge';
import { Spoken } from '../../../foundation/ui/Spoken';
import * as styles from './ProductHead.css';
import { ShownPrice } from './ShownPrice';

export interface ProductHeadProps {
  product: Product;
  /** The product's name as a heading element. */
  heading: ReactNode;
}

/** Name, code and price, as far as the product shows them. */
export function ProductHead({ product, heading }: ProductHeadProps) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.badges}>
        {product.is_saudi_made && <Badge tone="origin">{t('product:badges.saudi_made')}</Badge>}
        {product.is_featured && <Badge tone="quiet">{t('product:badges.featured')}</Badge>}
        {product.is_custom && <Badge tone="quiet">{t('product:badges.custom')}</Badge>}
      </div>
      {heading}
      {product.is_sku_show && (
        <p className={styles.code}>
          <span>{t('product:code')}</span>{' '}
          <bdi dir="ltr" translate="no">
            {product.code}
          </bdi>
        </p>
      )}
      <PriceBlock product={product} />
    </>
  );
}

function PriceBlock({ product }: { product: Product }) {
  const { settings } = useDiwan();
  const { t, locale } = useI18n();
  const { amountInWords } = useMoney();
  const reduction = percentOff(product);
  const rate = taxRate(settings) * 100;
  const saved = product.is_set ? setSavings({ set: product, items: product.set_items }, settings) : 0;
  return (
    <>
      <p className={styles.price}>
        <ShownPrice product={product} />
        {reduction !== null && (
          <Badge tone="reduction">
            <Spoken text={t('product:badges.off_spoken', { value: reduction })}>
              {t('product:badges.off', { value: formatNumber(reduction, locale) })}
            </Spoken>
          </Badge>
        )}
      </p>
      {saved > 0 && (
        <p className={styles.savings}>{t('product:you_save', { amount: amountInWords(saved) })}</p>
      )}
      {settings.allow_tax_rate && product.is_price_show && (
        <p className={styles.taxNote}>
          {settings.display_prices_with_tax ? (
            t('product:tax_included')
          ) : (
            <Spoken text={t('product:tax_note', { percent: t('common:percent', { value: rate }) })}>
              {t('product:tax_note', { percent: formatPercent(rate, locale) })}
            </Spoken>
          )}
        </p>
      )}
    </>
  );
}
