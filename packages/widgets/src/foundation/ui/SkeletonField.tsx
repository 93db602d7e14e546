import { classNames } from './class-names';
import { SkeletonLine } from './Skeleton';
import * as blockStyles from './Skeleton.css';
import * as styles from './SkeletonField.css';

/** Placeholder of a button or anything of the same height. `width` is a percentage of the container. */
export function SkeletonControl({ width = 100 }: { width?: number }) {
  return (
    <span
      className={classNames(blockStyles.block, styles.control)}
      style={{ inlineSize: `${width}%` }}
      aria-hidden="true"
    />
  );
}

/** Placeholder of a field with its label and, optionally, its hint. */
export function SkeletonField({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <span className={styles.field}>
      <SkeletonLine width={30} />
      <SkeletonControl />
      {hasHint && <SkeletonLine width={50} />}
    </span>
  );
}
