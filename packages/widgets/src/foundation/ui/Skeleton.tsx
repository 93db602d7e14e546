import type { ReactNode } from 'react';
import { classNames } from './class-names';
import * as styles from './Skeleton.css';
import { VisuallyHidden } from './VisuallyHidden';

/** Placeholder of an image: `ratio="4 / 5"`. `auto` fills the available space. */
export function SkeletonBox({ ratio }: { ratio: string }) {
  return <span className={styles.block} style={{ aspectRatio: ratio }} aria-hidden="true" />;
}

/**
 * Placeholder of a line of text, as high as the text around it, or as that of a text style in `className`. `width` is a
 * percentage of the container.
 */
export function SkeletonLine({ width = 100, className }: { width?: number; className?: string }) {
  return (
    <span
      className={classNames(styles.block, styles.line, className)}
      style={{ inlineSize: `${width}%` }}
      aria-hidden="true"
    />
  );
}

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

export interface SkeletonGroupProps {
  /** Read by screen readers in place of the group: "Loading…". */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A group of placeholders for content that is loading. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
