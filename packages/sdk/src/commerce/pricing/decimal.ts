/**
 * An exact decimal number, `units × 10^-scale`. The rules of spec §9 only add, subtract, multiply and divide by 100,
 * and decimals are closed under these, so nothing is lost before rounding.
 */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** The exact decimal value of a number literal: `0.1` is one tenth, not the nearest binary fraction. */
export function decimal(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units, scale } : { units: units * powerOfTen(-scale), scale: 0 };
}

const unitsAt = ({ units, scale }: Decimal, target: number): bigint => units * powerOfTen(target - scale);

const aligned = (one: Decimal, other: Decimal) => {
  const scale = Math.max(one.scale, other.scale);
  return { scale, one: unitsAt(one, scale), other: unitsAt(other, scale) };
};

export const ZERO: Decimal = { units: 0n, scale: 0 };

export function plus(augend: Decimal, addend: Decimal): Decimal {
  const { scale, one, other } = aligned(augend, addend);
  return { units: one + other, scale };
}

export function minus(minuend: Decimal, subtrahend: Decimal): Decimal {
  const { scale, one, other } = aligned(minuend, subtrahend);
  return { units: one - other, scale };
}

export const times = (multiplicand: Decimal, multiplier: Decimal): Decimal => ({
  units: multiplicand.units * multiplier.units,
  scale: multiplicand.scale + multiplier.scale,
});

export const hundredth = ({ units, scale }: Decimal): Decimal => ({ units, scale: scale + 2 });

export function isLess(left: Decimal, right: Decimal): boolean {
  const { one, other } = aligned(left, right);
  return one < other;
}

export const isEqual = (one: Decimal, other: Decimal): boolean => !isLess(one, other) && !isLess(other, one);

export const lesser = (one: Decimal, other: Decimal): Decimal => (isLess(other, one) ? other : one);

export const atLeastZero = (value: Decimal): Decimal => (isLess(value, ZERO) ? ZERO : value);

// It avoids `reduce`, which old libraries on partners’ pages replace with something else.
export const sum = (values: readonly Decimal[]): Decimal => {
  let total = ZERO;
  for (const value of values) total = plus(total, value);
  return total;
};

const floor = ({ units, scale }: Decimal): bigint => {
  const divisor = powerOfTen(scale);
  const quotient = units / divisor;
  return units % divisor < 0n ? quotient - 1n : quotient;
};

const HALF: Decimal = { units: 5n, scale: 1 };

/** The nearest integer; ties round up. */
export const roundHalfUp = (value: Decimal): bigint => floor(plus(value, HALF));

/** The smallest integer that isn't less. */
export const roundUp = ({ units, scale }: Decimal): bigint => -floor({ units: -units, scale });
