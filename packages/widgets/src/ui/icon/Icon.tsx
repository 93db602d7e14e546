import { flipRtl } from '../../theme/a11y.css';
import { classNames } from '../class-names';
import { icon, sizes } from './Icon.css';
import { type IconName, iconShapes, mirroredIcons } from './icon-shapes';

export interface IconProps {
  name: IconName;
  /** Edge of the box in design pixels. */
  size?: keyof typeof sizes;
  className?: string;
}

/** A line drawing in the text's colour. It is decoration: the control or text around it carries the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  const { lines, solids } = iconShapes[name];
  return (
    <svg
      className={classNames(icon, sizes[size], mirroredIcons.has(name) && flipRtl, className)}
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
