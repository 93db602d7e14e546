import { flipRtl } from '../../theme/a11y.css';
import { classNames } from '../class-names';
import type * as styles from './Icon.css';
import { IconDrawing } from './IconDrawing';
import { type IconName, iconShapes } from './icon-shapes';

export interface IconProps {
  name: IconName;
  /** Edge of the box in design pixels. */
  size?: keyof typeof styles.sizes;
  className?: string;
}

/** One of the shop's line drawings. It is decoration: the control or text around it carries the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  const shape = iconShapes[name];
  return (
    <IconDrawing
      shape={shape}
      size={size}
      className={classNames(shape.isDirectional && flipRtl, className)}
    />
  );
}
