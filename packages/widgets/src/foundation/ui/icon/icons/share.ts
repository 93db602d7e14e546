import type { IconShape } from '../icon-shape';

export const shareIcon: IconShape = {
  lines: 'M12 15V3.5M7.8 7.2 12 3.5l4.2 3.7M7.5 11H5v9.5h14V11h-2.5',
};
