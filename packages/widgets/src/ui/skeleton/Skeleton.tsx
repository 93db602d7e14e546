import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './Skeleton.css';

/** A block with the shape of a picture to come: `ratio="4 / 5"`. `auto` fills the room there is. */
export function SkeletonBox({ ratio }: { ratio: string }) {
  return <span className={styles.block} style={{ aspectRatio: ratio }} aria-hidden="true" />;
}

/** A line of text to come, as high as the text around it. `width` is a percentage of the container. */
export function SkeletonLine({ width = 100 }: { width?: number }) {
  return (
    <span
      className={classNames(styles.block, styles.line)}
      style={{ inlineSize: `${width}%` }}
      aria-hidden="true"
    />
  );
}

export interface SkeletonGroupProps {
  /** Stands for the whole group where it is read: "Loading…". */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Holds the blocks of something that is loading. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
