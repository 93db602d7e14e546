export const numbers = new Intl.NumberFormat('en');

/** A number of things: `1 product`, `3,000 products`. */
export const counted = (count: number, thing: string): string =>
  `${numbers.format(count)} ${thing}${count === 1 ? '' : 's'}`;
