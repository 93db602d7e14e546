import { BasketLine } from './BasketLine';
import * as styles from './BasketLines.css';
import { RemovedRow } from './RemovedRow';
import type { UsedBasketLines } from './use-basket-lines';

/** All lines of a basket; a removed one leaves a row that brings it back. */
export function BasketLines({ basket, headingLevel }: { basket: UsedBasketLines; headingLevel: 2 | 3 | 4 }) {
  return (
    <ul className={styles.lines}>
      {basket.entries.map((entry) => {
        const { id, product } = entry.line;
        const takesFocus = basket.focusedLineId === id;
        return (
          <li key={`${entry.type} ${id}`}>
            {entry.type === 'removed' ? (
              <RemovedRow product={product} takesFocus={takesFocus} onUndo={() => basket.undoRemove(id)} />
            ) : (
              <BasketLine
                line={entry.line}
                flag={entry.flag}
                kind={basket.kind}
                headingLevel={headingLevel}
                takesFocus={takesFocus}
                onQuantity={(quantity) => basket.setQuantity(id, quantity)}
                onRemove={() => basket.remove(id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
