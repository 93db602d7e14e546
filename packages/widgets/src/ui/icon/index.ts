export { Icon, type IconProps } from './Icon';
export { IconDrawing } from './IconDrawing';
export { type IconName, type IconShape, iconShapes, mirroredIcons } from './icon-shapes';
