import { localized } from '@diwan/sdk/commerce';
import type { Product, SetItem } from '@diwan/sdk/contract';
import { useId, useState } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { container } from '../../../../foundation/theme/patterns.css';
import { classNames } from '../../../../foundation/ui/class-names';
import { IconButton } from '../../../../foundation/ui/IconButton';
import { arrowEndIcon, arrowStartIcon } from '../../../../foundation/ui/icons';
import { Tabs } from '../../../../foundation/ui/Tabs';
import { AddToBasketButton } from '../../product/AddToBasketButton';
import type { Purchase } from '../../product/use-purchase';
import * as pageStyles from '../ProductDetail.css';
import { PiecePanel } from './PiecePanel';
import { PieceTab } from './PieceTab';
import * as styles from './SetPieces.css';

const piecesIn = (items: readonly SetItem[]) => items.reduce((count, { quantity }) => count + quantity, 0);

interface SetAddition extends Pick<Purchase, 'kind' | 'isEditing'> {
  add(): void;
}

export interface SetPiecesProps {
  set: Product;
  /** Adds the whole set to its basket, at the set's own price. */
  addition: SetAddition;
}

/** The pieces of a set in tabs, each with a price and an add button (spec §2 «Product detail»). */
export function SetPieces({ set, addition: { kind, isEditing, add } }: SetPiecesProps) {
  const { t, locale } = useI18n();
  const [selected, setSelected] = useState(0);
  const titleId = useId();
  const pieces = set.set_items;
  const go = (step: 1 | -1) => setSelected((selected + step + pieces.length) % pieces.length);

  return (
    <section className={classNames(container, pageStyles.section)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('product:set.title')}
          </h2>
          <p className={styles.count}>{t('product:set_page.pieces', { count: piecesIn(pieces) })}</p>
        </div>
        <div className={styles.actions}>
          <AddToBasketButton
            kind={kind}
            label={t(isEditing ? 'product:edited_line.save' : 'product:set_page.add_whole')}
            productName={localized(set, 'name', locale)}
            onClick={add}
          />
          {pieces.length > 1 && (
            <div className={styles.arrows}>
              <IconButton
                icon={arrowStartIcon}
                variant="outline"
                label={t('product:set_page.previous_piece')}
                onClick={() => go(-1)}
              />
              <IconButton
                icon={arrowEndIcon}
                variant="outline"
                label={t('product:set_page.next_piece')}
                onClick={() => go(1)}
              />
            </div>
          )}
        </div>
      </div>
      <Tabs
        label={t('product:set_page.tabs_label')}
        selected={selected}
        onSelect={setSelected}
        tabs={pieces.map((piece) => ({
          id: piece.id,
          label: <PieceTab piece={piece} />,
          content: <PiecePanel piece={piece} />,
        }))}
      />
    </section>
  );
}
