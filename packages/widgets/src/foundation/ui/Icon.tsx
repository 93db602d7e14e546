import { flipRtl } from '../theme/a11y.css';
import { classNames } from './class-names';
import * as styles from './Icon.css';

/** A drawing in a 24×24 box: lines are stroked, solids are filled. */
export interface IconShape {
  readonly lines?: string;
  readonly solids?: string;
  /** Points along the line of text, so it is mirrored in Arabic. */
  readonly isDirectional?: true;
}

export interface IconProps {
  shape: IconShape;
  /** Width and height in design pixels. */
  size?: keyof typeof styles.sizes;
  className?: string;
}

/**
 * A line icon in the text's colour: `<Icon shape={bagIcon} />`. Decorative: its control or the text next to it provides
 * the name.
 */
export function Icon({ shape: { lines, solids, isDirectional }, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles.sizes[size], isDirectional && flipRtl, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {lines && <path d={lines} />}
      {solids && <path d={solids} fill="currentColor" stroke="none" />}
    </svg>
  );
}
