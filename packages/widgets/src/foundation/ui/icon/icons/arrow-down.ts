import type { IconShape } from '../icon-shape';

export const arrowDownIcon: IconShape = {
  lines: 'M12 5v14M6 13l6 6 6-6',
};
