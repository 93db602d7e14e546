import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useAnnouncement } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { InfiniteScrollSentinel } from '../../../foundation/ui/InfiniteScrollSentinel';
import { RetryNotice } from '../../../foundation/ui/RetryNotice';
import * as styles from './ListFoot.css';
import type { GrowingList } from './use-growing-list';
import { useListFocus } from './use-list-focus';

export interface ListFootProps {
  list: GrowingList<unknown>;
  /** Announced when the list changes, not when it first shows: "8 products". */
  announcement: string;
  /** Whether only the result is announced, and not that it loads. */
  isQuiet?: boolean;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** The end of a growing list: the trigger for the next page, an error, the end marker or the empty state. */
export function ListFoot({ list, announcement, isQuiet = false, empty }: ListFootProps) {
  const { t } = useI18n();
  const { items, isLoading, isOffline, error, retry, loadMore, loadsByItself } = list;
  const { foot, leave } = useListFocus(list);
  useEffect(() => {
    if (!isOffline) return;
    const again = () => (foot.current?.matches(':focus-within') ? leave(retry) : retry());
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOffline, retry, foot, leave]);
  // Items that come with the page aren't announced: they are read when the visitor reaches them.
  const [phase, setPhase] = useState<'first load' | 'loaded' | 'changed'>('first load');
  if (phase === 'first load' && !isLoading) setPhase('loaded');
  if (phase === 'loaded' && isLoading) setPhase('changed');
  useAnnouncement(phase !== 'changed' ? '' : isLoading ? (isQuiet ? '' : t('common:loading')) : announcement);
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      {list.isEmpty && empty}
      {loadMore && loadsByItself && <InfiniteScrollSentinel onReach={loadMore} />}
      {error !== undefined && (
        <RetryNotice
          className={styles.failure}
          isWhole={items.length === 0}
          retryLabel={t('common:retry')}
          onRetry={() => leave(retry)}
        >
          {error}
        </RetryNotice>
      )}
      {loadMore && !loadsByItself && (
        <div className={styles.more}>
          <Button variant="outline" onClick={() => leave(loadMore)}>
            {t('common:load_more')}
          </Button>
        </div>
      )}
      {list.isEnd && <p className={styles.end}>{t('common:end_of_list')}</p>}
    </div>
  );
}
