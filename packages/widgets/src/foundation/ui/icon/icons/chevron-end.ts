import type { IconShape } from '../icon-shape';

export const chevronEndIcon: IconShape = {
  isDirectional: true,
  lines: 'm9 5 7 7-7 7',
};
