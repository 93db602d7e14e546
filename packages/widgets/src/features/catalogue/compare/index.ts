export { Compare, type CompareProps } from './Compare';
export { offeredPieces } from './offered-pieces';
export { comparisonTitle } from './use-comparison-words';
