import type { IconShape } from '../icon-shape';

export const plusIcon: IconShape = {
  lines: 'M12 5v14M5 12h14',
};
