import type { IconShape } from '../icon-shape';

export const menuIcon: IconShape = {
  lines: 'M3.5 8h17M3.5 16h17',
};
