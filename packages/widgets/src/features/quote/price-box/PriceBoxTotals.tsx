import { formatPercent } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { Money } from '../../../foundation/ui/Money';
import { Spoken } from '../../../foundation/ui/Spoken';
import * as styles from './PriceBox.css';
import type { QuoteFigures } from './quote-figures';

/** Total of the priced pieces, and the number of lines it leaves out. */
export function PriceBoxTotals({ figures: { totals, linesOnRequest } }: { figures: QuoteFigures }) {
  const { t, locale } = useI18n();
  const { money } = useMoney();
  if (!totals) return null;
  const rate = totals.taxRate * 100;
  return (
    <div className={styles.totals}>
      <dl className={styles.rows}>
        <Row label={t('priceBox:totals.priced')}>
          <Money {...money(totals.subtotal)} />
        </Row>
        {totals.taxRate > 0 && (
          <>
            <Row
              label={
                <Spoken text={t('priceBox:totals.tax', { percent: t('common:percent', { value: rate }) })}>
                  {t('priceBox:totals.tax', { percent: formatPercent(rate, locale) })}
                </Spoken>
              }
            >
              <Money {...money(totals.tax)} />
            </Row>
            <Row label={t('priceBox:totals.total')}>
              <Money {...money(totals.total)} />
            </Row>
          </>
        )}
      </dl>
      {linesOnRequest > 0 && (
        <p className={styles.note}>{t('priceBox:totals.not_included', { count: linesOnRequest })}</p>
      )}
    </div>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
