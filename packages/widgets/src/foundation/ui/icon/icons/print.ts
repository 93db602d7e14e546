import type { IconShape } from '../icon-shape';

export const printIcon: IconShape = {
  lines: 'M7 9.5v-6h10v6M7 17H4.5v-7.5h15V17H17M7 14h10v6.5H7z',
};
