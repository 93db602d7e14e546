import type { IconShape } from '../icon-shape';

export const mailIcon: IconShape = {
  lines: 'M3.5 6h17v12h-17zM3.5 6.5 12 13l8.5-6.5',
};
