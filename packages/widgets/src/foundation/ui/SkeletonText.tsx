import { SkeletonLine } from './Skeleton';
import * as styles from './SkeletonText.css';

/** Placeholder of a paragraph; its last line is shorter. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span className={styles.paragraph}>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonLine key={index} width={index === lines - 1 ? 60 : 95} />
      ))}
    </span>
  );
}
