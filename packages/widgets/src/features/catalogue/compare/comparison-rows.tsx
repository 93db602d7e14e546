import { contentEntries, deliveryDays, deliveryKind, localized } from '@diwan/sdk/commerce';
import {
  COMPARED_SIDES,
  type ComparedSide,
  comparedSizes,
  sharedValues,
} from '@diwan/sdk/commerce/comparison';
import type { Product } from '@diwan/sdk/contract';
import type { ReactNode } from 'react';
import { useDays } from '../../../foundation/format/use-days';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { classNames } from '../../../foundation/ui/class-names';
import { Picture } from '../../../foundation/ui/Picture';
import { Spoken } from '../../../foundation/ui/Spoken';
import { useSizes } from '../product/use-sizes';
import * as styles from './CompareTable.css';

/** A row of the table: what is compared, and a cell for each product. */
export interface ComparisonRow {
  readonly name: string;
  readonly cells: readonly ReactNode[];
}

/** One value of a cell. */
interface Value {
  readonly text: string;
  readonly spoken?: string;
  readonly mark?: ReactNode;
}

function useSizeRow() {
  const { t } = useI18n();
  const { measure, spoken } = useSizes();
  return (products: readonly Product[], side: ComparedSide): ComparisonRow | undefined => {
    const sizes = comparedSizes(products, side);
    if (sizes.every((size) => size === null)) return undefined;
    const isShared = sizes.length > 1 && sizes.every((size) => size && !size.difference);
    return {
      name: t(`product:dimensions.${side}`),
      cells: sizes.map((size) => {
        if (!size) return null;
        const { value, difference } = size;
        return (
          <>
            <span className={classNames(styles.size, isShared && styles.shared)}>
              <Spoken text={spoken(value, size)}>{measure(value, size)}</Spoken>
            </span>
            {difference && (
              <>
                <span className={styles.bar} aria-hidden="true">
                  <span className={styles.share} style={{ inlineSize: `${100 * difference.share}%` }} />
                </span>
                <span className={classNames(styles.difference, difference.less === 0 && styles.largest)}>
                  {difference.less === 0 ? (
                    t(`compare:largest.${side}`)
                  ) : (
                    <Spoken text={t('compare:less_spoken', { count: difference.less })}>
                      {t('compare:less', { length: difference.less })}
                    </Spoken>
                  )}
                </span>
              </>
            )}
          </>
        );
      }),
    };
  };
}

function listRow(name: string, lists: readonly (readonly Value[])[]): ComparisonRow | undefined {
  if (lists.every((list) => list.length === 0)) return undefined;
  const shared = sharedValues(lists.map((list) => list.map(({ text }) => text)));
  return {
    name,
    cells: lists.map(
      (list) =>
        list.length > 0 && (
          <ul className={styles.values}>
            {list.map(({ text, spoken, mark }) => (
              <li key={text} className={classNames(styles.value, shared.has(text) && styles.shared)}>
                {mark}
                <span>
                  <Spoken text={spoken ?? text}>{text}</Spoken>
                </span>
              </li>
            ))}
          </ul>
        ),
    ),
  };
}

/** The rows of a comparison: those in which no product has anything are left out. */
export function useComparisonRows(products: readonly Product[]): ComparisonRow[] {
  const { t, locale } = useI18n();
  const { settings } = useDiwan();
  const inWords = useDays();
  const sizeRow = useSizeRow();
  const availability = (product: Product) => {
    if (product.is_custom) return t('compare:made_to_order');
    return product.check_availity ? t('product:availability.check') : t('compare:in_stock');
  };
  const rows = [
    ...COMPARED_SIDES.map((side) => sizeRow(products, side)),
    listRow(
      t('compare:made_of'),
      products.map((product) =>
        product.is_content_show ? contentEntries(product, locale).map((text) => ({ text })) : [],
      ),
    ),
    listRow(
      t('compare:colours'),
      products.map(({ has_colors, colors }) =>
        (has_colors ? colors : []).map((color) => ({
          text: localized(color, 'name', locale),
          mark: <span className={styles.swatch} style={{ backgroundColor: color.hex }} aria-hidden="true" />,
        })),
      ),
    ),
    listRow(
      t('compare:fabrics'),
      products.map(({ has_fabrics, fabrics }) =>
        (has_fabrics ? fabrics : []).map((fabric) => ({
          text: localized(fabric, 'name', locale),
          mark: fabric.image_url && (
            <span className={styles.fabric}>
              <Picture src={fabric.image_url} alt="" width={64} height={64} sizes="24px" fit="cover" />
            </span>
          ),
        })),
      ),
    ),
    listRow(
      t('compare:delivery'),
      products.map((product) => {
        const days = deliveryDays(deliveryKind({ product }), settings);
        return [{ text: inWords(days), spoken: inWords(days, 'spoken') }];
      }),
    ),
    listRow(
      t('compare:availability'),
      products.map((product) => [{ text: availability(product) }]),
    ),
  ];
  return rows.filter((row) => row !== undefined);
}
