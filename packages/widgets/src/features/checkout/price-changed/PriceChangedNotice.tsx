import { localized } from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import { type Translate, useI18n } from '../../../foundation/i18n';
import { Icon } from '../../../foundation/ui/icon';
import { alertIcon } from '../../../foundation/ui/icon/icons/alert';
import type { PriceChange } from '../checkout-model';
import * as styles from './PriceChangedNotice.css';

/** Says that nothing was ordered because prices changed, and lists the changes. */
export function PriceChangedNotice({ change }: { change: PriceChange }) {
  const { t, locale } = useI18n();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.notice} role="alert">
      <Icon shape={alertIcon} size={24} />
      <div>
        <p ref={title} tabIndex={-1} className={styles.title}>
          {t('checkout:price_changed.title')}
        </p>
        <p className={styles.reason}>
          {reasonText(change, t, (line) => localized(line.product, 'name', locale))}
        </p>
      </div>
    </div>
  );
}

function reasonText(
  { changedLines, isFeeChanged }: PriceChange,
  t: Translate,
  nameOf: (line: PriceChange['changedLines'][number]) => string,
): string {
  const [line, ...more] = changedLines;
  if (line && more.length === 0) return t('checkout:price_changed.price', { name: nameOf(line) });
  if (line) return t('checkout:price_changed.prices');
  return t(isFeeChanged ? 'checkout:price_changed.fee' : 'checkout:price_changed.other');
}
