import type { IconShape } from '../icon-shape';

export const arrowStartIcon: IconShape = {
  isDirectional: true,
  lines: 'M20 12H5M11 6l-6 6 6 6',
};
