import type { IconShape } from '../icon-shape';

export const undoIcon: IconShape = {
  isDirectional: true,
  lines: 'M8.5 5.5 4.5 9.5l4 4M4.5 9.5h9a5.5 5.5 0 0 1 0 11H11',
};
