import type { IconShape } from '../icon-shape';

export const sendIcon: IconShape = {
  isDirectional: true,
  lines: 'M4 11.5 20 4l-4.5 16-4-6.5-7.5-2ZM11.5 13.5 20 4',
};
