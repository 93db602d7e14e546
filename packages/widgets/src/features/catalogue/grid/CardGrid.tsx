import type { ReactNode, RefObject } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { classNames } from '../../../foundation/ui/class-names';
import { usePart } from '../../../foundation/ui/part';
import { useFocusFallback } from '../../../foundation/ui/use-focus-fallback';
import { ProductCardSkeleton } from '../card/ProductCardSkeleton';
import * as styles from './CardGrid.css';

export interface GridCell {
  key: string | number;
  /** Spans two columns. */
  isWide?: boolean;
  content: ReactNode;
}

export interface CardGridProps {
  /** Accessible name of the list. */
  label: string;
  cells: readonly GridCell[];
  isBusy?: boolean;
  /** The cards are those of another choice: their pictures are faint. */
  isStale?: boolean;
  /** No more cards will follow. */
  isComplete?: boolean;
  /** Number of placeholder cards while loading. */
  skeletons?: number;
  listRef?: RefObject<HTMLUListElement | null>;
}

/** The last narrow card, if it has no neighbour in two columns. */
function loneCellOf(cells: readonly GridCell[]): GridCell | undefined {
  const narrow = cells.filter(({ isWide }) => !isWide);
  return narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
}

/** Cards in two, three or four columns, depending on the container's width. */
export function CardGrid({
  label,
  cells,
  isBusy,
  isStale = false,
  isComplete = true,
  skeletons = 0,
  listRef,
}: CardGridProps) {
  const part = usePart();
  // A card that is pressed while other cards are on their way goes with its focus.
  const frame = useFocusFallback<HTMLDivElement>((region) => region.querySelector<HTMLElement>('a, button'));
  if (cells.length === 0 && skeletons === 0) return null;
  const lone = isComplete ? loneCellOf(cells) : undefined;
  // The last row is drawn as in a complete list, so that the content below stays where it is.
  const loneSkeleton = cells.length === 0 && skeletons % 2 === 1 ? skeletons - 1 : undefined;
  const isWideOnly = isComplete && cells.every(({ isWide }) => isWide);
  return (
    <div ref={frame} className={styles.frame}>
      <ul
        ref={listRef}
        part={part('grid')}
        className={classNames(styles.grid, isWideOnly && styles.wideOnly, isStale && styles.stale)}
        aria-label={label}
        aria-busy={isBusy}
      >
        {cells.map(({ key, isWide, content }) => (
          <li
            key={key}
            className={classNames(
              styles.cell,
              isWide && styles.wideCell,
              key === lone?.key && styles.loneCell,
            )}
          >
            {content}
          </li>
        ))}
        {Array.from({ length: skeletons }, (_, index) => (
          <li
            key={`skeleton-${index}`}
            className={classNames(styles.cell, index === loneSkeleton && styles.loneCell)}
            aria-hidden="true"
          >
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}

const CARDS = 8;

/** Skeleton of a grid's first rows. */
export function ProductGridSkeleton() {
  const { t } = useI18n();
  return <CardGrid label={t('common:loading')} cells={[]} isBusy skeletons={CARDS} />;
}
