import { contentEntries, localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { ContentText } from '../../../foundation/ui/ContentText';
import { InlineError } from '../../../foundation/ui/InlineError';
import { RetryNotice } from '../../../foundation/ui/RetryNotice';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../../../foundation/ui/Skeleton';
import { CustomizedNote } from '../product/CustomizedNote';
import { ProductOptions } from '../product/options/ProductOptions';
import type { CustomizationControls } from '../product/options/use-customization';
import { Separated } from '../product/Separated';
import * as styles from './QuickViewDialog.css';
import type { FullProduct } from './use-full-product';

/** Number of content entries shown. */
const MAX_ENTRIES = 3;

export interface QuickViewDetailsProps {
  full: FullProduct;
  choices: CustomizationControls;
}

/** A product's content and choices; choices that lists don't include arrive a moment later. */
export function QuickViewDetails({ full: { product, loaded }, choices }: QuickViewDetailsProps) {
  const { t, locale } = useI18n();
  const entries = product.is_content_show ? contentEntries(product, locale).slice(0, MAX_ENTRIES) : [];
  const waitsForOptions = product.has_fabrics || (product.has_dimension && product.allow_edit_dimension);
  return (
    <>
      {entries.length > 0 && (
        <p className={styles.entries}>
          <Separated entries={entries} />
        </p>
      )}
      {product.set_items.length > 0 && (
        <ul className={styles.pieces} aria-label={t('product:set.title')}>
          {product.set_items.map(({ id, quantity, item }) => (
            <li key={id}>
              <span>
                <ContentText text={localized(item, 'name', locale)} locale={locale} />
              </span>{' '}
              <span className={styles.quantity}>{t('product:set.quantity_each', { count: quantity })}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.options}>
        <ProductOptions product={product} choices={choices} />
        {loaded.status === 'loading' && waitsForOptions && (
          <SkeletonGroup label={t('common:loading')} className={styles.skeleton}>
            <SkeletonLine width={30} />
            <SkeletonBox ratio="5 / 1" />
          </SkeletonGroup>
        )}
        {loaded.status === 'missing' && <InlineError announce>{t('product:not_found')}</InlineError>}
        {loaded.status === 'failed' && (
          <RetryNotice className={styles.failure} retryLabel={t('common:retry')} onRetry={loaded.retry}>
            {t('product:options_failed')}
          </RetryNotice>
        )}
        <CustomizedNote
          product={product}
          isCustomized={choices.customization !== null}
          className={styles.note}
        />
      </div>
    </>
  );
}
