import type { IconShape } from '../icon-shape';

export const documentIcon: IconShape = {
  lines: 'M6 3.5h9l3.5 3.5v13.5H6zM14.5 3.5V7.5h4M9 12h6.5M9 15.5h6.5',
};
