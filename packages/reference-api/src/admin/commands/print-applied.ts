import { counted } from '../../content/document/counted';
import type { ContentProblem } from '../../content/files/compose-content';
import type { Applied } from '../../content/files/content-files';
import type { PriceChange, ProductChanges } from '../../content/files/write-content';
import type { ChangeCounts } from '../../db/schema';
import type { Output } from './output';

/** `products.csv:4:1 price: …` */
const problemLine = ({ file, line, column, message }: ContentProblem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`;

const countOf = (counted: number | readonly unknown[]): number =>
  typeof counted === 'number' ? counted : counted.length;

/** `products: 49 (1 new, 2 changed, 0 removed), prices changed: 2` */
export const countsOf = ({ products, added, changed, removed, prices }: ChangeCounts | ProductChanges) => {
  const repriced = countOf(prices) > 0 ? `, prices changed: ${countOf(prices)}` : '';
  return `products: ${products} (${added} new, ${changed} changed, ${countOf(removed)} removed)${repriced}`;
};

/** The number of changes to print: enough to notice a mistake, such as one digit too many in a column. */
const MAX_PRICES = 5;

/** Prints which prices change, the largest changes first. */
export function printPrices(prices: readonly PriceChange[], output: Output): void {
  const sizeOf = ({ before, after }: PriceChange) =>
    Math.abs(Math.log(Math.max(after, 1) / Math.max(before, 1)));
  const inOrder = prices.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  for (const { code, before, after } of inOrder.slice(0, MAX_PRICES))
    output.out(`Price of ${code}: ${before.toLocaleString('en')} → ${after.toLocaleString('en')}`);
  if (prices.length > MAX_PRICES) output.out(`Another ${prices.length - MAX_PRICES} prices change.`);
}

/** More would hide what else is printed. */
const MAX_CODES = 50;

/** `Removed: AB1, AB2.` or, before it is done, `Would be removed: AB1, AB2.` */
function printCodes(
  word: 'removed' | 'hidden',
  codes: readonly string[],
  { isDone, output }: Printing,
): void {
  if (codes.length === 0) return;
  const start = isDone ? `${word[0]?.toUpperCase()}${word.slice(1)}` : `Would be ${word}`;
  const more = codes.length - MAX_CODES;
  output.out(`${start}: ${codes.slice(0, MAX_CODES).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`);
}

interface Printing {
  /** Whether the changes are made, not only foreseen. */
  isDone: boolean;
  output: Output;
}

/** Prints which products visitors no longer see, and which prices change. */
export function printChanges({ removed, hidden, prices }: ProductChanges, printing: Printing): void {
  printCodes('removed', removed, printing);
  printCodes('hidden', hidden, printing);
  printPrices(prices, printing.output);
}

/** More would hide what else is printed. */
const MAX_WARNINGS = 50;

/** Prints problems, and last what to do next. */
function printRefused(
  { problems, missingCategories }: Extract<Applied, { outcome: 'refused' }>,
  output: Output,
): void {
  for (const problem of problems) output.error(problemLine(problem));
  const files = [...new Set(problems.map(({ file }) => file))].join(' and ');
  output.error(`Nothing was changed; problems: ${problems.length}. Correct ${files}, then import again.`);
  if (missingCategories.length === 0) return;
  output.error('To have the missing categories added to the catalogue, add --add-categories.');
  output.question?.('--add-categories');
}

/** That most products would be removed. */
export const unconfirmed = ({ products, added, removed }: ProductChanges): string =>
  `Nothing was changed: ${removed.length} of ${counted(products - added + removed.length, 'product')} would be removed.`;

/** Prints what applying a shop's files has done. */
export function printApplied(
  applied: Applied,
  { isDryRun = false, output }: { isDryRun?: boolean; output: Output },
): void {
  for (const warning of applied.warnings.slice(0, MAX_WARNINGS))
    output.error(`warning: ${problemLine(warning)}`);
  const more = applied.warnings.length - MAX_WARNINGS;
  if (more > 0) output.error(`warning: ${more} more of these.`);
  if (applied.outcome === 'same') output.out('The shop has this content already.');
  else if (applied.outcome === 'refused') printRefused(applied, output);
  else if (applied.outcome === 'unconfirmed') {
    printChanges(applied.changes, { isDone: false, output });
    output.error(`${unconfirmed(applied.changes)} If that is right, add --yes.`);
    output.question?.('--yes');
  } else {
    const counts = `${countsOf(applied.changes)}.`;
    printChanges(applied.changes, { isDone: !isDryRun, output });
    if (applied.addedCategories.length > 0)
      output.out(
        `Categories ${isDryRun ? 'that would be added' : 'added'} to the catalogue: ${applied.addedCategories.join(', ')}.`,
      );
    for (const surprise of applied.surprises) output.out(surprise);
    output.out(isDryRun ? `Nothing was changed (dry run); ${counts}` : `Applied the files; ${counts}`);
  }
}
