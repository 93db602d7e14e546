import { localized } from '@diwan/sdk/commerce';
import type { SetItem } from '@diwan/sdk/contract';
import { useI18n } from '../../../../foundation/i18n';
import { ContentText } from '../../../../foundation/ui/ContentText';
import { PiecePicture } from './PiecePicture';
import * as styles from './SetPieces.css';

/** A piece's image and name, and its quantity in the set. */
export function PieceTab({ piece: { item, quantity } }: { piece: SetItem }) {
  const { t, locale } = useI18n();
  return (
    <span className={styles.tab}>
      <span className={styles.thumb}>
        <PiecePicture images={item.images} sizes="64px" />
      </span>
      <span>
        <span className={styles.tabName}>
          <ContentText text={localized(item, 'name', locale)} locale={locale} />
        </span>{' '}
        <span className={styles.quantity}>{t('product:set.quantity_each', { count: quantity })}</span>
      </span>
    </span>
  );
}
