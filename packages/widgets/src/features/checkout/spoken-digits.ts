/** A number to be read digit by digit, with a pause at each dash: "9 7 9 4 4, 2 3 9 0 5". */
export const spokenDigits = (number: string): string =>
  number
    .split('-')
    .map((part) => [...part].join(' '))
    .join(', ');
