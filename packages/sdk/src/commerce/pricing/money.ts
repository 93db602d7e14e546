import { type Decimal, decimal, hundredth, roundHalfUp, times } from './decimal';

declare const unit: unique symbol;

/**
 * An integer of a currency's minor units, its smallest that can be charged: halalas, fils, cents. Every supported
 * currency has a hundred to its major unit (the riyal, dirham, euro).
 */
export type MinorUnits = number & { readonly [unit]: 'minor' };

/**
 * Money during calculation: an exact, unrounded number of minor units.
 *
 * Wire amounts are converted by {@link toMinorUnits}; percentages, coupons and tax are applied exactly, and each figure is
 * rounded once, half up, when it is shown or charged ({@link roundedMajorUnits}). No figure is computed from a rounded one,
 * so a total may differ by one minor unit from the sum of the rounded figures above it; the total is what is charged.
 *
 * In this folder, `xAmount` functions return exact amounts for other rules; plain nouns return the rounded figure in
 * major units.
 */
export type Amount = Decimal;

const MINOR_UNITS_PER_MAJOR = 100;

function minorUnits(count: bigint, source: string): MinorUnits {
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`Amount too large: ${source}`);
  return Number(count) as MinorUnits;
}

/**
 * Converts a wire amount, in major units, to minor units, rounding half up.
 * @throws RangeError unless the amount is finite, not negative, and exact in a double (below 90 trillion).
 */
export function toMinorUnits(amount: number): MinorUnits {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`Invalid amount: ${amount}`);
  return minorUnits(roundHalfUp(times(decimal(amount), decimal(MINOR_UNITS_PER_MAJOR))), String(amount));
}

/** Converts minor units to major units with at most two decimals, as on the wire. */
export const toMajorUnits = (count: number): number => count / MINOR_UNITS_PER_MAJOR;

/**
 * The exact amount behind a wire amount.
 * @throws RangeError like {@link toMinorUnits}.
 */
export const exactAmount = (amount: number): Amount => decimal(toMinorUnits(amount));

/**
 * The figure to show or charge, in major units: the amount rounded half up to whole minor units.
 * @throws RangeError when the amount is too large to be exact in a double.
 */
export const roundedMajorUnits = (amount: Amount): number =>
  toMajorUnits(minorUnits(roundHalfUp(amount), 'a computed figure'));

/**
 * A fraction of an amount; `ratio` is 0.15 for 15 %.
 * @throws RangeError unless the ratio is finite and not negative.
 */
export function shareOf(amount: Amount, ratio: number): Amount {
  if (!Number.isFinite(ratio) || ratio < 0) throw new RangeError(`Not a share: ${ratio}`);
  return times(amount, decimal(ratio));
}

/**
 * A percentage of an amount; `percent` is 15 for 15 % and may have decimals.
 * @throws RangeError like {@link shareOf}.
 */
export const percentOf = (amount: Amount, percent: number): Amount => hundredth(shareOf(amount, percent));
