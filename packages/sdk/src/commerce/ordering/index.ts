/** What makes an order or a request valid, and whether its figures are current. */

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
  currentNumbers,
  numbersRefusal,
  type ShownNumbers,
  wireTotals,
} from './price-check';
