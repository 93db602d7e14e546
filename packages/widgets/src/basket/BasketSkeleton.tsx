import { useI18n } from '../i18n';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../ui/skeleton';
import * as styles from './BasketSkeleton.css';

/** A basket before storage has been read. */
export function BasketSkeleton() {
  const { t } = useI18n();
  return (
    <SkeletonGroup label={t('common:loading')} className={styles.skeleton}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.line}>
          <SkeletonBox ratio="4 / 5" />
          <div>
            <SkeletonLine width={60} />
            <SkeletonLine width={30} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
