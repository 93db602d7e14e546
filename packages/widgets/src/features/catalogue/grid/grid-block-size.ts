import { CARD_GAP } from '../../../foundation/theme/scales';
import { CARD_LINES, type CardLine, linesBlockSize } from '../card/card-lines';

/** Widths of the container, in pixels, from which a list has three and four columns; below, it has two. */
export const THREE_COLUMNS = 660;
export const FOUR_COLUMNS = 900;

/** Arguments of `fluid`. */
export const ROW_GAP = [2, 1.4429, 2.2857, 3.5] as const;

const REM = 16;

/**
 * Height of a list of cards as CSS declarations for a child of its container, outside of the widgets' own styles, within the
 * half of a line: from the columns and gaps of `CardGrid.css.ts`, and as if no card were wide. Their names are short because every
 * page with the embed script downloads them.
 * @param count number of cards, as a CSS number
 */
export function gridBlockSize(count: string, lines: readonly CardLine[] = CARD_LINES): string {
  const isFrom = (width: number) => `sign(100cqi - ${width - 1}px)`;
  const [, rowBase, rowSlope] = ROW_GAP;
  const [, base, slope] = CARD_GAP;
  // A gap between pictures takes that much off the height of each; a card has half a gap to three quarters of one.
  const perCard = 1.25 * 0.65;
  const pixels = Math.round(REM * (rowBase - base * perCard));
  const { inList, onPhones } = linesBlockSize(lines);
  const facts = `min(${inList + pixels}px,${onPhones.fixed + pixels}px + ${onPhones.perWidth}cqi)`;
  const row = `125cqi/var(--c) + ${facts} + ${(rowSlope - slope * perCard).toFixed(1)}vw`;
  // In two columns a card without a neighbour takes the row.
  const lone = 'mod(var(--n),2)*max(0,3 - var(--c))*62.5cqi';
  const lastGap = `${Math.round(REM * rowBase)}px - ${rowSlope.toFixed(1)}vw`;
  return [
    `--c:calc(3 + (${isFrom(THREE_COLUMNS)} + ${isFrom(FOUR_COLUMNS)})/2)`,
    `--n:${count}`,
    `block-size:calc(round(up,var(--n)/var(--c),1)*(${row}) - ${lastGap} + ${lone})`,
  ].join(';');
}
