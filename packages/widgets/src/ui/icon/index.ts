export { Icon, type IconProps } from './Icon';
export { type IconName, mirroredIcons } from './icon-shapes';
