import type { IconShape } from '../icon-shape';

export const playIcon: IconShape = {
  lines: 'M8 5.5v13l10.5-6.5L8 5.5Z',
};
