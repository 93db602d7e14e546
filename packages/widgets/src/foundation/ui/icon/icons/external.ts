import type { IconShape } from '../icon-shape';

export const externalIcon: IconShape = {
  isDirectional: true,
  lines: 'M7 17 17 7M9 7h8v8',
};
