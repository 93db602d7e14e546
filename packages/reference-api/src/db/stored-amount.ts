/*
 * Amounts are stored in hundredths of the major unit, with a decimal for currencies that have a thousand minor units:
 * 12.345 KWD is 1234.5. So a stored amount needs no currency to be read, and those of shops that were created when every
 * currency had two decimals mean the same to this version and to the earlier ones.
 */

/** Converts a wire amount to the stored one. */
export const toStored = (amount: number): number => Math.round(amount * 1000) / 10;

/** Converts a stored amount to the one on the wire. Of whole thousandths, because 0.7 / 100 isn't 0.007 in floating point. */
export const fromStored = (stored: number): number => Math.round(stored * 10) / 1000;
