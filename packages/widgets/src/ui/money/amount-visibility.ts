/** Custom property that hides amounts, with their room kept, as long as their currency isn't known. */
export const AMOUNT_VISIBILITY = '--diwan-amount-visibility';
