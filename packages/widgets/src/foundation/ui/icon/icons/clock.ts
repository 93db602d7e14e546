import type { IconShape } from '../icon-shape';

export const clockIcon: IconShape = {
  lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.2l3.4 2',
};
