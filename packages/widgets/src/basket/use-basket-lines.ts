import type { BasketLine, BasketLines, LineFlag } from '@diwan/sdk/commerce';
import { useEffect, useState } from 'react';
import { useI18n } from '../i18n';
import { useBasket, useDiwan } from '../provider';
import type { BasketKind, Undo } from '../stores';

/** A line, or the row that took the place of one that was removed here. */
export type BasketEntry =
  | { readonly type: 'line'; readonly line: BasketLine; readonly flag: LineFlag | undefined }
  | { readonly type: 'removed'; readonly line: BasketLine };

interface RemovedLine {
  readonly line: BasketLine;
  /** Where it stood among the entries. */
  readonly index: number;
  readonly undo: Undo;
}

export interface UsedBasketLines {
  readonly kind: BasketKind;
  /** False until storage has been read: nothing is known of the lines before. */
  readonly isRestored: boolean;
  readonly lines: BasketLines;
  /** Lines that can be ordered or priced: all but those whose product is gone. */
  readonly availableLines: BasketLines;
  /** Pieces in all lines. */
  readonly itemCount: number;
  readonly entries: readonly BasketEntry[];
  /** Of the line that was just removed or came back: what stands for it takes the focus that was there. */
  readonly focusedLineId: string | undefined;
  /** The visitor has just emptied it: what stands in its place takes the focus. */
  readonly isCleared: boolean;
  setQuantity(lineId: string, quantity: number): void;
  /** Its place is kept by an entry that offers to undo it, until the page is left. */
  remove(lineId: string): void;
  undoRemove(lineId: string): void;
  /** Empties the basket; a toast offers to undo it. */
  clear(): void;
}

/** The lines of a basket and what can be done about them. Products are fetched again with the first rendering. */
export function useBasketLines(kind: BasketKind): UsedBasketLines {
  const { stores } = useDiwan();
  const { t } = useI18n();
  const basket = useBasket(kind);
  const { refreshPrices, lines, flags } = basket;
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [focusedLineId, setFocusedLineId] = useState<string>();
  const [isCleared, setIsCleared] = useState(false);

  useEffect(() => {
    void refreshPrices();
  }, [refreshPrices]);

  const entries = withRemoved(
    lines.map((line) => ({ type: 'line', line, flag: flags.get(line.id) })),
    removed,
  );

  return {
    kind,
    isRestored: basket.isRestored,
    lines,
    availableLines: basket.availableLines,
    itemCount: basket.itemCount,
    entries,
    focusedLineId,
    isCleared,
    setQuantity: (lineId, quantity) => basket.setQuantity(lineId, quantity),
    remove(lineId) {
      const index = entries.findIndex(({ line }) => line.id === lineId);
      const line = entries[index]?.line;
      if (!line) return;
      const undo = basket.remove(lineId);
      setRemoved((current) => [
        ...current.filter(({ line: { id } }) => id !== lineId),
        { line, index, undo },
      ]);
      setFocusedLineId(lineId);
    },
    undoRemove(lineId) {
      removed.find(({ line }) => line.id === lineId)?.undo();
      setRemoved((current) => current.filter(({ line }) => line.id !== lineId));
      setFocusedLineId(lineId);
    },
    clear() {
      const undo = basket.clear();
      setRemoved([]);
      setIsCleared(true);
      stores.toasts.show(t(clearedTexts[kind]), {
        delay: 0,
        action: {
          label: t('common:undo'),
          onPress() {
            undo();
            setIsCleared(false);
            setFocusedLineId(lines[0]?.id);
          },
        },
      });
    },
  };
}

const clearedTexts = { cart: 'cart:cleared', 'price-box': 'priceBox:cleared' } as const;

/** Puts removed lines back where they stood, except those that are in the basket again. */
function withRemoved(lines: readonly BasketEntry[], removed: readonly RemovedLine[]): readonly BasketEntry[] {
  const entries = [...lines];
  const inBasket = new Set(lines.map(({ line }) => line.id));
  const missing = removed.filter(({ line }) => !inBasket.has(line.id));
  for (const { line, index } of missing.sort((one, other) => one.index - other.index))
    entries.splice(index, 0, { type: 'removed', line });
  return entries;
}
