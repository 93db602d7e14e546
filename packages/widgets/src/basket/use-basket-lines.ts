import type { BasketLine, BasketLines, LineFlag } from '@diwan/sdk/commerce';
import { useEffect, useState } from 'react';
import { useBasket } from '../provider';
import type { BasketKind, Undo } from '../stores';

/** A line, or the row that took the place of one, or of all, that were removed here. */
export type BasketEntry =
  | { readonly type: 'line'; readonly line: BasketLine; readonly flag: LineFlag | undefined }
  | { readonly type: 'removed'; readonly line: BasketLine }
  | { readonly type: 'cleared' };

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
  setQuantity(lineId: string, quantity: number): void;
  /** Its place is kept by an entry that offers to undo it, until the page is left. */
  remove(lineId: string): void;
  undoRemove(lineId: string): void;
  /** Empties the basket; an entry in the place of its lines offers to undo it. */
  clear(): void;
  /** Undoes what was removed last, if anything was. */
  undoLast(): void;
}

/** The lines of a basket and what can be done about them. Products are fetched again with the first rendering. */
export function useBasketLines(kind: BasketKind): UsedBasketLines {
  const basket = useBasket(kind);
  const { refreshPrices, lines, flags } = basket;
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [focusedLineId, setFocusedLineId] = useState<string>();
  const [undoClear, setUndoClear] = useState<Undo>();

  useEffect(() => {
    void refreshPrices();
  }, [refreshPrices]);

  const linesAndRemoved = withRemoved(
    lines.map((line) => ({ type: 'line', line, flag: flags.get(line.id) })),
    removed,
  );
  const isCleared = lines.length === 0 && undoClear !== undefined;
  const undoRemove = (lineId: string) => {
    removed.find(({ line }) => line.id === lineId)?.undo();
    setRemoved((current) => current.filter(({ line }) => line.id !== lineId));
    setFocusedLineId(lineId);
  };

  return {
    kind,
    isRestored: basket.isRestored,
    lines,
    availableLines: basket.availableLines,
    itemCount: basket.itemCount,
    entries: isCleared ? [{ type: 'cleared' }, ...linesAndRemoved] : linesAndRemoved,
    focusedLineId,
    setQuantity: (lineId, quantity) => basket.setQuantity(lineId, quantity),
    remove(lineId) {
      const index = linesAndRemoved.findIndex(({ line }) => line.id === lineId);
      const line = linesAndRemoved[index]?.line;
      if (!line) return;
      const undo = basket.remove(lineId);
      setRemoved((current) => [
        ...current.filter(({ line: { id } }) => id !== lineId),
        { line, index, undo },
      ]);
      setFocusedLineId(lineId);
    },
    undoRemove,
    clear() {
      const undo = basket.clear();
      const [first] = lines;
      setRemoved([]);
      setUndoClear(() => () => {
        undo();
        setFocusedLineId(first?.id);
      });
    },
    undoLast() {
      const last = removed.findLast(({ line: { id } }) => !lines.some((line) => line.id === id));
      if (isCleared) {
        undoClear();
        setUndoClear(undefined);
      } else if (last) undoRemove(last.line.id);
    },
  };
}

type EntryOfLine = Exclude<BasketEntry, { type: 'cleared' }>;

/** Puts removed lines back where they stood, except those that are in the basket again. */
function withRemoved(lines: readonly EntryOfLine[], removed: readonly RemovedLine[]): readonly EntryOfLine[] {
  const entries = [...lines];
  const inBasket = new Set(lines.map(({ line }) => line.id));
  const missing = removed.filter(({ line }) => !inBasket.has(line.id));
  for (const { line, index } of missing.sort((one, other) => one.index - other.index))
    entries.splice(index, 0, { type: 'removed', line });
  return entries;
}
