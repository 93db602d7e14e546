import type { IconShape } from '../icon-shape';

export const infoIcon: IconShape = {
  lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.7v.3',
};
