import type { IconShape } from '../icon-shape';

export const chevronDownIcon: IconShape = {
  lines: 'm6 9 6 6 6-6',
};
