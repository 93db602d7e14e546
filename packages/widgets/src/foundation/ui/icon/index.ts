export { Icon } from './Icon';
export type { IconShape } from './icon-shape';
