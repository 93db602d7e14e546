import type { IconShape } from '../icon-shape';

export const alertIcon: IconShape = {
  lines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5v5.5M12 16.2v.3',
};
