/** Custom property that hides amounts, keeping their space, until the currency is known. */
export const AMOUNT_VISIBILITY = '--diwan-amount-visibility';
