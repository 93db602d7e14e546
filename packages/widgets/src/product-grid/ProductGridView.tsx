import type { ReactNode } from 'react';
import { ProductCardSkeleton } from '../product-card';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { EmptyState } from '../ui/empty-state';
import { InlineError } from '../ui/inline-error';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './ProductGridView.css';

export interface GridCell {
  key: string | number;
  /** Takes two columns. */
  isWide?: boolean;
  content: ReactNode;
}

export interface ProductGridViewProps {
  cells: readonly GridCell[];
  isLoading?: boolean;
  /** Cards to show in place of those on their way. */
  skeletonCount?: number;
  /** What went wrong; the cards that are there stay. */
  error?: string | undefined;
  onRetry?: () => void;
  /** There is more, and the visitor has to ask for it. */
  onLoadMore?: (() => void) | undefined;
  /** The end of a list that had several pages. */
  isEnd?: boolean;
  /** Watches for the visitor coming near the end; put after the cards. */
  sentinel?: ReactNode;
  /** Said when the list changes: "8 products". */
  announcement?: string;
  labels: {
    /** Name of the list. */
    list: string;
    loading: string;
    loadMore: string;
    end: string;
    empty: string;
    emptyHint: string;
    retry: string;
  };
  /** The way on when there is nothing: a link to everything. */
  emptyAction?: ReactNode;
}

/** Cards in two, three or four columns, with what can be said at the end of them. */
export function ProductGridView(props: ProductGridViewProps) {
  const { cells, isLoading = false, skeletonCount = 4, error, onRetry, onLoadMore, isEnd = false } = props;
  const { sentinel, announcement, labels, emptyAction } = props;

  if (cells.length === 0 && !isLoading) {
    return error === undefined ? (
      <EmptyState title={labels.empty} hint={labels.emptyHint} action={emptyAction} />
    ) : (
      <ListError error={error} retryLabel={labels.retry} onRetry={onRetry} />
    );
  }
  return (
    <div className={styles.frame}>
      <ul className={styles.grid} aria-label={labels.list} aria-busy={isLoading}>
        {cells.map(({ key, isWide, content }) => (
          <li key={key} className={classNames(styles.cell, isWide && styles.wideCell)}>
            {content}
          </li>
        ))}
        {isLoading && skeletons(skeletonCount)}
      </ul>
      <VisuallyHidden>
        <span role="status">{isLoading ? labels.loading : announcement}</span>
      </VisuallyHidden>
      {sentinel}
      {error !== undefined && <ListError error={error} retryLabel={labels.retry} onRetry={onRetry} />}
      {onLoadMore && !isLoading && (
        <div className={styles.end}>
          <Button variant="outline" onClick={onLoadMore}>
            {labels.loadMore}
          </Button>
        </div>
      )}
      {isEnd && <p className={classNames(styles.end, styles.endText)}>{labels.end}</p>}
    </div>
  );
}

const skeletons = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`} className={styles.cell} aria-hidden="true">
      <ProductCardSkeleton />
    </li>
  ));

function ListError({
  error,
  retryLabel,
  onRetry,
}: {
  error: string;
  retryLabel: string;
  onRetry: (() => void) | undefined;
}) {
  return (
    <div className={styles.failure}>
      <InlineError announce>{error}</InlineError>
      {onRetry && (
        <Button variant="outline" size="compact" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
