import { currentNumbers, isOrderable, numbersRefusal, orderTotals, wireTotals } from '../../commerce';

/** How a fake backend charges orders. Tests of the conformance kit replace rules by wrong ones. */
export interface FakeRules {
  orderTotals: typeof orderTotals;
  numbersRefusal: typeof numbersRefusal;
  currentNumbers: typeof currentNumbers;
  isOrderable: typeof isOrderable;
  /** The figures of a receipt. */
  receiptTotals: typeof wireTotals;
}

export const correctRules: FakeRules = {
  orderTotals,
  numbersRefusal,
  currentNumbers,
  isOrderable,
  receiptTotals: wireTotals,
};
