import type { BasketLine, BasketLines, LineFlag } from '@diwan/sdk/commerce';
import { useEffect, useState } from 'react';
import { useBasket } from '../../../foundation/provider';
import type { BasketKind, Undo } from '../../../foundation/stores';

/** A line, or the undo row in place of one or all removed lines. */
export type BasketEntry =
  | { readonly type: 'line'; readonly line: BasketLine; readonly flag: LineFlag | undefined }
  | { readonly type: 'removed'; readonly line: BasketLine }
  | { readonly type: 'cleared' };

interface RemovedLine {
  readonly line: BasketLine;
  /** Its former index among the entries. */
  readonly index: number;
  readonly undo: Undo;
}

export interface UsedBasketLines {
  readonly kind: BasketKind;
  /** False until storage has been read; `lines` isn't reliable before. */
  readonly isRestored: boolean;
  /** Whether the lines are lost when the page is closed, because the browser doesn't store them. */
  readonly isUnsaved: boolean;
  readonly lines: BasketLines;
  /** Lines that can be ordered or quoted: all except those whose product is gone. */
  readonly availableLines: BasketLines;
  /** Number of pieces in all lines. */
  readonly itemCount: number;
  readonly entries: readonly BasketEntry[];
  /** The line that was just removed or restored; its row takes over the focus. */
  readonly focusedLineId: string | undefined;
  setQuantity(lineId: string, quantity: number): void;
  /** Replaces the line with an undo row, until the visitor leaves the page. */
  remove(lineId: string): void;
  undoRemove(lineId: string): void;
  /** Empties the basket, leaving one undo row in place of its lines. */
  clear(): void;
  /** Undoes the last removal, if any. */
  undoLast(): void;
}

/** The lines of a basket and their actions. Refetches the products on first render. */
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
    isUnsaved: basket.isUnsaved,
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

/** Puts removed lines back in their former places, except those that are in the basket again. */
function withRemoved(lines: readonly EntryOfLine[], removed: readonly RemovedLine[]): readonly EntryOfLine[] {
  const entries = [...lines];
  const inBasket = new Set(lines.map(({ line }) => line.id));
  const missing = removed.filter(({ line }) => !inBasket.has(line.id));
  for (const { line, index } of missing.sort((one, other) => one.index - other.index))
    entries.splice(index, 0, { type: 'removed', line });
  return entries;
}
