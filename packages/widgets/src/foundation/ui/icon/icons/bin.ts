import type { IconShape } from '../icon-shape';

export const binIcon: IconShape = {
  lines: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.5v6M13.8 10.5v6',
};
