/** Outlines of furniture, which the product page and the printed catalogue draw. */

export { FURNITURE_SHAPES, type FurnitureShape, furnitureOutlines } from './furniture-outlines';
export { furnitureShape } from './furniture-shape';
