import type { IconShape } from '../icon-shape';

export const phoneIcon: IconShape = {
  lines:
    'M8.3 3.5H5.2c-1 0-1.8.8-1.7 1.8C4.2 13.6 10.4 19.8 18.7 20.5c1 .1 1.8-.7 1.8-1.7v-3.1l-4.3-1.7-2 2c-2.7-1.3-4.8-3.5-6.2-6.2l2-2-1.7-4.3Z',
};
