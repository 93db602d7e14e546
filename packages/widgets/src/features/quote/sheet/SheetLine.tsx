import {
  type BasketLine,
  formatNumber,
  joinList,
  LOCALES,
  localized,
  priceTag,
  shownLineTotal,
  shownTaxRate,
} from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { type PlainKey, useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { keepColor } from '../../../foundation/theme';
import { ContentText } from '../../../foundation/ui/ContentText';
import { classNames } from '../../../foundation/ui/class-names';
import { Picture } from '../../../foundation/ui/Picture';
import { isPriced } from '../price-box/quote-figures';
import { InLanguage } from './InLanguage';
import { Amount, Count } from './SheetFigures';
import * as styles from './SheetPaper.css';
import type { BothLanguages } from './use-both-languages';

/** Default when the backend doesn't provide a size: product photographs are square. */
const UNKNOWN_SIZE = 1000;

/** One line: image and code, choices in both languages, figures in both scripts. */
export function SheetLine({ line, languages }: { line: BasketLine; languages: BothLanguages }) {
  const { settings } = useDiwan();
  const { product, quantity } = line;
  const unitPrice = isPriced(line)
    ? priceTag(product, { ...settings, taxRate: shownTaxRate(settings) })?.unitPrice
    : undefined;
  const total = shownLineTotal(line, settings);
  const inBoth = (content: ReactNode, className?: string, heading?: PlainKey) =>
    LOCALES.map((locale) => (
      <InLanguage key={locale} i18n={languages[locale]} className={className}>
        {heading && <InlineHeading name={heading} />}
        {content}
      </InLanguage>
    ));
  return (
    <tr className={styles.line}>
      <td className={styles.pictureCell}>
        <div className={styles.picture}>
          <Picture
            src={product.image?.src_url}
            width={product.image?.width ?? UNKNOWN_SIZE}
            height={product.image?.height ?? UNKNOWN_SIZE}
            alt=""
            sizes="20mm"
            fit="cover"
            priority
          />
        </div>
        {product.is_sku_show && (
          <bdi dir="ltr" translate="no" className={styles.productCode}>
            {product.code}
          </bdi>
        )}
      </td>
      <td className={classNames(styles.cell, styles.inLanguage.en)}>
        <InLanguage i18n={languages.en}>
          <Piece line={line} />
        </InLanguage>
      </td>
      <td className={styles.quantity}>
        {inBoth(<Count count={quantity} />, undefined, 'priceBox:sheet.quantity')}
      </td>
      {unitPrice === undefined || total === null ? (
        <td className={styles.number} colSpan={2}>
          {inBoth(<OnRequest />, styles.figure, 'priceBox:sheet.unit_price')}
        </td>
      ) : (
        <>
          <td className={styles.number}>
            {inBoth(<Amount amount={unitPrice} />, styles.figure, 'priceBox:sheet.unit_price')}
          </td>
          <td className={styles.number}>
            {inBoth(<Amount amount={total} />, styles.figure, 'priceBox:sheet.total')}
          </td>
        </>
      )}
      <td className={classNames(styles.cell, styles.inLanguage.ar)}>
        <InLanguage i18n={languages.ar}>
          <Piece line={line} />
        </InLanguage>
      </td>
    </tr>
  );
}

/** Column heading shown in each line on phones. */
function InlineHeading({ name }: { name: PlainKey }) {
  return <span className={styles.ownHeading}>{useI18n().t(name)}</span>;
}

function OnRequest() {
  return useI18n().t('common:price_on_request');
}

/** Name and choices in one language. */
function Piece({ line: { product, customization } }: { line: BasketLine }) {
  const { t, locale } = useI18n();
  const { color, fabrics = [], width } = customization ?? {};
  return (
    <>
      <p className={styles.name}>
        <ContentText text={localized(product, 'name', locale)} locale={locale} />
      </p>
      {color && (
        <p className={styles.choice}>
          <span className={styles.label}>{t('priceBox:sheet.color')}</span>{' '}
          <span className={classNames(styles.swatch, keepColor)} style={{ backgroundColor: color.hex }} />{' '}
          <span>{localized(color, 'name', locale)}</span>
        </p>
      )}
      {fabrics.length > 0 && (
        <p className={styles.choice}>
          <span className={styles.label}>{t('priceBox:sheet.fabrics', { count: fabrics.length })}</span>{' '}
          <span>
            {joinList(
              fabrics.map((fabric) => localized(fabric, 'name', locale)),
              locale,
            )}
          </span>
        </p>
      )}
      {width && (
        <p className={styles.choice}>
          <span className={styles.label}>{t('priceBox:sheet.width')}</span>{' '}
          <span>
            {t('common:unit_value', { value: formatNumber(width.value, locale), unit: t('common:cm') })}
          </span>
        </p>
      )}
    </>
  );
}
