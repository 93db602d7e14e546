import { type Decimal, decimal, hundredth, roundHalfUp, times } from './decimal';

declare const unit: unique symbol;

/** An integer of halalas, hundredths of a riyal: the smallest unit that can be charged. */
export type Halalas = number & { readonly [unit]: 'halalas' };

/**
 * Money during calculation: an exact, unrounded number of halalas.
 *
 * Wire amounts are converted by {@link toHalalas}; percentages, coupons and tax are applied exactly, and each figure is
 * rounded once, half up, when it is shown or charged ({@link roundedRiyals}). No figure is computed from a rounded one,
 * so a total may differ by a halala from the sum of the rounded figures above it; the total is what is charged.
 *
 * In this folder, `xAmount` functions return exact amounts for other rules; plain nouns return the rounded figure in
 * SAR.
 */
export type Amount = Decimal;

const HALALAS_PER_RIYAL = 100;

function halalas(count: bigint, source: string): Halalas {
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`Amount too large: ${source}`);
  return Number(count) as Halalas;
}

/**
 * Converts a wire amount in SAR to halalas, rounding half up.
 * @throws RangeError unless the amount is finite, not negative, and exact in a double (below 90 trillion SAR).
 */
export function toHalalas(riyals: number): Halalas {
  if (!Number.isFinite(riyals) || riyals < 0) throw new RangeError(`Invalid amount: ${riyals}`);
  return halalas(roundHalfUp(times(decimal(riyals), decimal(HALALAS_PER_RIYAL))), `${riyals} SAR`);
}

/** SAR with at most two decimals, as on the wire. */
export const halalasToRiyals = (halalas: number): number => halalas / HALALAS_PER_RIYAL;

/**
 * The exact amount behind a wire amount in SAR.
 * @throws RangeError like {@link toHalalas}.
 */
export const exactAmount = (riyals: number): Amount => decimal(toHalalas(riyals));

/**
 * The figure to show or charge, in SAR: the amount rounded half up to whole halalas.
 * @throws RangeError when the amount is too large to be exact in a double.
 */
export const roundedRiyals = (amount: Amount): number =>
  halalasToRiyals(halalas(roundHalfUp(amount), 'a computed figure'));

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
