import type { IconShape } from '../icon-shape';

export const checkIcon: IconShape = {
  lines: 'm5 12.5 4.5 4.5L19 7.5',
};
