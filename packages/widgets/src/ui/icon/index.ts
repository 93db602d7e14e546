export { Icon } from './Icon';
export { IconDrawing } from './IconDrawing';
export type { IconName, IconShape } from './icon-shapes';
