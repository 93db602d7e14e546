import type { IconShape } from '../icon-shape';

export const bagIcon: IconShape = {
  lines: 'M5 8h14l-1 12H6L5 8ZM9 8a3 3 0 0 1 6 0',
};
