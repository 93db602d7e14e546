import type { Image } from '../../contract';

/** A square picture. */
export const makeImage = (overrides: Partial<Image> = {}): Image => ({
  id: 1,
  src_url: '/images/placeholder.png',
  alt: 'Front view',
  alt_ar: 'منظر أمامي',
  is_main: false,
  postion: 1,
  width: 1000,
  height: 1000,
  ...overrides,
});
