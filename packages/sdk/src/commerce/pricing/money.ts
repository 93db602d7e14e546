import { currencyDecimals } from './currency';
import { type Decimal, decimal, hundredth, roundHalfUp, times } from './decimal';

declare const unit: unique symbol;

/**
 * An integer of a currency's minor units, its smallest that can be charged: halalas, fils, cents. How many a major unit has
 * (the riyal, dinar, euro) is a fact of the currency.
 */
export type MinorUnits = number & { readonly [unit]: 'minor' };

/**
 * Money during calculation: an exact, unrounded number of major units.
 *
 * Percentages, coupons and tax are applied exactly, and each figure is rounded once, half up, to the currency's minor units
 * when it is shown or charged ({@link roundedMajorUnits}). No figure is computed from a rounded one, so a total may differ by
 * one minor unit from the sum of the rounded figures above it; the total is what is charged.
 *
 * In this folder, `xAmount` functions return exact amounts for other rules; plain nouns return the rounded figure in
 * major units.
 */
export type Amount = Decimal;

/** Amounts up to this have exact minor units in every currency. */
const MAX_EXACT = Number.MAX_SAFE_INTEGER / 1000;

const minorUnits = (amount: Amount, currency: string): MinorUnits => {
  const count = roundHalfUp(times(amount, decimal(10 ** currencyDecimals(currency))));
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('Amount too large');
  return Number(count) as MinorUnits;
};

/**
 * The exact amount behind a wire amount.
 * @throws RangeError unless the amount is finite, not negative, and exact in a double (below 9 trillion).
 */
export function exactAmount(amount: number): Amount {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`Invalid amount: ${amount}`);
  if (amount > MAX_EXACT) throw new RangeError(`Amount too large: ${amount}`);
  return decimal(amount);
}

/**
 * Converts a wire amount, in major units, to the currency's minor units, rounding half up.
 * @throws RangeError like {@link exactAmount}.
 */
export const toMinorUnits = (amount: number, currency: string): MinorUnits =>
  minorUnits(exactAmount(amount), currency);

/** Converts a currency's minor units to major units, as on the wire. */
export const toMajorUnits = (count: number, currency: string): number =>
  count / 10 ** currencyDecimals(currency);

/**
 * The figure to show or charge, in major units: the amount rounded half up to whole minor units.
 * @throws RangeError when the amount is too large to be exact in a double.
 */
export const roundedMajorUnits = (amount: Amount, currency: string): number =>
  toMajorUnits(minorUnits(amount, currency), currency);

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
