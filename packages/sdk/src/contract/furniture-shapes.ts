/** Kinds of furniture with an outline of their own; `box` is for every other product. */
export const FURNITURE_SHAPES = [
  'sofa',
  'majlis',
  'chair',
  'stool',
  'ottoman',
  'bed',
  'table',
  'cabinet',
  'lamp',
  'pendant',
  'mirror',
  'box',
] as const;
export type FurnitureShape = (typeof FURNITURE_SHAPES)[number];
