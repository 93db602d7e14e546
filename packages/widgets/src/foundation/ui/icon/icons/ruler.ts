import type { IconShape } from '../icon-shape';

export const rulerIcon: IconShape = { lines: 'M3.5 9.5h17v6h-17zM7.5 9.5v3M11 9.5v2M14.5 9.5v3M18 9.5v2' };
