/** Rules of the comparison of products: its address, its drawing at one scale, and what differs. */

export { COMPARED_PARAM, comparePath, MAX_COMPARED } from './compare-path';
export { type ComparedCodes, comparedCodes } from './compared-codes';
export { comparedKind } from './compared-kind';
export { COMPARED_SIDES, type ComparedSide, type ComparedSize, comparedSizes } from './compared-sizes';
export {
  DOOR,
  type DrawnPiece,
  type DrawnToScale,
  drawnToScale,
  type FrontDifference,
  frontDifferences,
} from './drawn-to-scale';
export { sharedValues } from './shared-values';
export { type SizeDifference, sizeDifferences } from './size-differences';
