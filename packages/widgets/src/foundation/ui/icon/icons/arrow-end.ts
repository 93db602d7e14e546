import type { IconShape } from '../icon-shape';

export const arrowEndIcon: IconShape = {
  isDirectional: true,
  lines: 'M4 12h15M13 6l6 6-6 6',
};
