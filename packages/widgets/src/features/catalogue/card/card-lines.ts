/**
 * What is below a card's picture, from top to bottom. The skeleton, and the height that lists and elements reserve, follow
 * from it: a line that is added to the card is added here. `blockSize` is in pixels, with the gap above the line;
 * `widths` are those of the skeleton's text, in per cent, the second one for narrow cards.
 */
export const CARD_LINES = [
  { name: 'name', blockSize: 38, widths: [70] },
  { name: 'details', blockSize: 44, widths: [90, 60] },
  { name: 'price', blockSize: 26, widths: [30] },
  { name: 'dots', blockSize: 25, widths: [] },
] as const satisfies readonly CardLine[];

export interface CardLine {
  readonly name: string;
  readonly blockSize: number;
  readonly widths: readonly number[];
}

/** Text is smaller on phones, by this much less 15 % of the list's width. */
const SMALLER_ON_PHONES = 43;
/** A card of its own is wide enough for details in one line. */
const SECOND_LINE_OF_DETAILS = 11;

/** Heights of all lines in pixels: in lists, in lists on phones, which show no dots, and of a card of its own. */
export function linesBlockSize(lines: readonly CardLine[] = CARD_LINES) {
  const inList = lines.reduce((sum, { blockSize }) => sum + blockSize, 0);
  const dots = lines.find(({ name }) => name === 'dots')?.blockSize ?? 0;
  return {
    inList,
    onPhones: { fixed: inList - dots - SMALLER_ON_PHONES, perWidth: 15 },
    alone: inList - SECOND_LINE_OF_DETAILS,
  };
}
