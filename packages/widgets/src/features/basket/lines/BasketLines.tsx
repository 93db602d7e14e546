import { localized } from '@diwan/sdk/commerce';
import type { KeyboardEvent } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { BasketLine } from './BasketLine';
import * as styles from './BasketLine.css';
import { isUndoPress, UndoRow } from './UndoRow';
import type { BasketEntry, UsedBasketLines } from './use-basket-lines';

const texts = {
  cart: { title: 'cart:items_title', cleared: 'cart:cleared' },
  'price-box': { title: 'priceBox:items_title', cleared: 'priceBox:cleared' },
} as const;

const keyOf = (entry: BasketEntry) =>
  entry.type === 'cleared' ? entry.type : `${entry.type} ${entry.line.id}`;

/** All lines of a basket. A removed line leaves a row with an undo button; Ctrl+Z (⌘Z on a Mac) undoes too. */
export function BasketLines({ basket, headingLevel }: { basket: UsedBasketLines; headingLevel: 2 | 3 | 4 }) {
  const { t, locale } = useI18n();
  const { title, cleared } = texts[basket.kind];
  const undoByKey = (event: KeyboardEvent) => {
    if (!isUndoPress(event)) return;
    event.preventDefault();
    basket.undoLast();
  };

  const show = (entry: BasketEntry) => {
    if (entry.type === 'cleared') return <UndoRow text={t(cleared)} takesFocus onUndo={basket.undoLast} />;
    const { id, product } = entry.line;
    const takesFocus = basket.focusedLineId === id;
    const name = localized(product, 'name', locale);
    return entry.type === 'removed' ? (
      <UndoRow
        text={t('cart:line.removed', { name })}
        label={t('cart:line.undo_remove', { name })}
        takesFocus={takesFocus}
        onUndo={() => basket.undoRemove(id)}
      />
    ) : (
      <BasketLine
        line={entry.line}
        flag={entry.flag}
        kind={basket.kind}
        headingLevel={headingLevel}
        restored={
          takesFocus ? `${t('cart:line.restored', { name })}. ${t(title, { count: basket.itemCount })}` : ''
        }
        onQuantity={(quantity) => basket.setQuantity(id, quantity)}
        onRemove={() => basket.remove(id)}
      />
    );
  };

  return (
    <ul className={styles.lines} onKeyDown={undoByKey}>
      {basket.entries.map((entry) => (
        <li key={keyOf(entry)}>{show(entry)}</li>
      ))}
    </ul>
  );
}
