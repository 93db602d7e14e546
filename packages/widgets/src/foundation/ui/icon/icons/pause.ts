import type { IconShape } from '../icon-shape';

export const pauseIcon: IconShape = {
  lines: 'M9 6v12M15 6v12',
};
