import { classNames } from '../class-names';
import * as styles from './Icon.css';
import type { IconShape } from './icon-shapes';

interface IconDrawingProps {
  shape: IconShape;
  size: keyof typeof styles.sizes;
  className?: string | undefined;
}

/** Any shape as decoration in the text's colour. Small ones get a heavier line so that it doesn't fade. */
export function IconDrawing({ shape: { lines, solids }, size, className }: IconDrawingProps) {
  return (
    <svg
      className={classNames(styles.icon, styles.sizes[size], className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 1.8 : 1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {lines && <path d={lines} />}
      {solids && <path d={solids} fill="currentColor" stroke="none" />}
    </svg>
  );
}
