/** Rules that decide whether an order or a request is valid and its figures are current. */

export { type Area, areaProblem } from './area-problem';
export {
  type CustomizableItem,
  type CustomizationProblem,
  customizationProblems,
} from './customization-problems';
export { mergeLines, type WantedLine } from './merge-lines';
export { customizedPaths, isOrderable, unavailablePaths } from './orderable';
export {
  type CurrentLine,
  confirmedTotals,
  currentFigures,
  figuresRefusal,
  type ShownFigures,
  wireTotals,
} from './price-check';
