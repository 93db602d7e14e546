export { Compare, type CompareProps } from './Compare';
export { comparisonTitle } from './use-comparison-words';
