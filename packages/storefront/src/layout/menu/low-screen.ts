/** Lower than the phone in the design, which has fewer categories. Keeps the last entry above the contacts. */
export const low = '(max-height: 56.25em)';
