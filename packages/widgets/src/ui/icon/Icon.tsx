import { flipRtl } from '../../theme/a11y.css';
import { classNames } from '../class-names';
import type { sizes } from './Icon.css';
import { IconDrawing } from './IconDrawing';
import { type IconName, iconShapes, mirroredIcons } from './icon-shapes';

export interface IconProps {
  name: IconName;
  /** Edge of the box in design pixels. */
  size?: keyof typeof sizes;
  className?: string;
}

/** One of the shop's line drawings. It is decoration: the control or text around it carries the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <IconDrawing
      shape={iconShapes[name]}
      size={size}
      className={classNames(mirroredIcons.has(name) && flipRtl, className)}
    />
  );
}
