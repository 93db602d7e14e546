import type { IconShape } from '../icon-shape';

export const searchIcon: IconShape = {
  lines: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5',
};
