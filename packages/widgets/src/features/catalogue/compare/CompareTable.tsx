import { cardImages, localized } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import type { MouseEvent } from 'react';
import { pictureOf } from '../../../foundation/format/picture-of';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { IconButton } from '../../../foundation/ui/IconButton';
import { closeIcon } from '../../../foundation/ui/icons';
import { isPlainClick } from '../../../foundation/ui/is-plain-click';
import { Picture } from '../../../foundation/ui/Picture';
import { SkeletonBox, SkeletonLine } from '../../../foundation/ui/Skeleton';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import { AddButton } from '../product/AddButton';
import { ShownPrice } from '../product/ShownPrice';
import * as styles from './CompareTable.css';
import { useComparisonRows } from './comparison-rows';
import type { ComparedPiece } from './use-compared';

export interface CompareTableProps {
  caption: string;
  pieces: readonly ComparedPiece[];
  onRemove: (code: string) => void;
  /** Address of the comparison without a piece. */
  hrefWithout?: ((code: string) => string) | undefined;
}

/** The pieces as columns, what is compared as rows. */
export function CompareTable({ caption, pieces, onRemove, hrefWithout }: CompareTableProps) {
  const products = pieces.flatMap(({ product }) => product ?? []);
  const rows = useComparisonRows(products);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr className={styles.row}>
          <td className={styles.corner} />
          {pieces.map(({ code, product }) =>
            product ? (
              <PieceHead
                key={code}
                product={product}
                href={hrefWithout?.(code)}
                onRemove={() => onRemove(code)}
              />
            ) : (
              <td key={code} className={styles.head} data-column="">
                <div className={styles.picture}>
                  <SkeletonBox ratio="1 / 1" />
                </div>
                <SkeletonLine width={80} />
                <SkeletonLine width={40} />
              </td>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.rowName}>
              {name}
            </th>
            {pieces.map(({ code, product }) => (
              <td key={code} className={styles.cell}>
                {product ? (
                  cells[products.indexOf(product)] || <span aria-hidden="true">–</span>
                ) : (
                  <SkeletonLine width={60} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PieceHeadProps {
  product: Product;
  href: string | undefined;
  onRemove: () => void;
}

function PieceHead({ product, href, onRemove }: PieceHeadProps) {
  const { t, locale } = useI18n();
  const { paths } = useDiwan();
  const name = localized(product, 'name', locale);
  const [image] = cardImages(product.images).map((file) => pictureOf(file, locale));
  const remove = {
    icon: closeIcon,
    label: t('compare:remove', { name }),
    variant: 'raised',
    className: styles.remove,
    'data-remove': '',
  } as const;
  return (
    // Readers repeat the short name with each cell, not the whole head.
    <th scope="col" abbr={name} className={styles.head} data-column="">
      <div className={styles.picture}>
        <Picture
          {...(image ?? { width: 1000, height: 1000 })}
          alt=""
          sizes="(min-width: 64em) 26vw, 40vw"
          fit="cover"
        />
        {href === undefined ? (
          <IconButton {...remove} onClick={onRemove} />
        ) : (
          <IconButton
            {...remove}
            href={href}
            rel="nofollow"
            onClick={(event: MouseEvent) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onRemove();
            }}
          />
        )}
      </div>
      <a className={styles.name} href={paths.product(product)}>
        {name}
      </a>
      <span className={styles.price}>
        <ShownPrice product={product} />
      </span>
      <div className={styles.action}>
        <AddButton product={product} fullWidth />
      </div>
    </th>
  );
}
