import type { IconShape } from '../icon-shape';

export const minusIcon: IconShape = {
  lines: 'M5 12h14',
};
