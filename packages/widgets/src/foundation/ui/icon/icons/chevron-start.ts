import type { IconShape } from '../icon-shape';

export const chevronStartIcon: IconShape = {
  isDirectional: true,
  lines: 'm15 5-7 7 7 7',
};
