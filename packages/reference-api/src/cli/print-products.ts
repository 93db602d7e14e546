import type { ProductsOutcome } from '../catalogue-io/products-csv/import-products';
import type { RowReport } from '../catalogue-io/products-csv/merge-products';
import type { Output } from './output';

export const hasNoProblems = ({ reports, problems }: ProductsOutcome): boolean =>
  problems.length === 0 && reports.every(({ outcome }) => outcome !== 'wrong');

const words: Readonly<Record<RowReport['outcome'], string>> = {
  new: 'is new',
  changed: 'is changed',
  same: 'is unchanged',
  wrong: 'is invalid',
};

/** Prints the outcome of every line of a product file, then a summary. */
export function printProducts(
  outcome: ProductsOutcome,
  { file, isDryRun, output }: { file: string; isDryRun: boolean; output: Output },
): void {
  for (const { line, message } of outcome.problems)
    output.error(line === undefined ? `${file}: ${message}` : `${file}:${line} ${message}`);
  for (const { line, code, outcome: kind, problems, warnings } of outcome.reports) {
    const place = `${file}:${line} ${code || '(no code)'}`;
    for (const warning of warnings) output.error(`warning: ${place} ${warning}`);
    if (kind === 'wrong') for (const problem of problems) output.error(`${place} ${problem}`);
    else output.out(`${place} ${words[kind]}`);
  }
  const count = (kind: RowReport['outcome']) =>
    outcome.reports.filter((report) => report.outcome === kind).length;
  const sums = `${count('new')} new, ${count('changed')} changed, ${count('same')} unchanged, ${count('wrong')} invalid`;
  if (outcome.isWritten) output.out(`Products imported: ${sums}.`);
  else if (isDryRun && outcome.problems.length === 0) output.out(`Nothing was changed (dry run): ${sums}.`);
  else {
    const others = outcome.problems.length;
    const counts = [
      ...(outcome.reports.length > 0 ? [sums] : []),
      ...(others > 0 ? [`problems of the file: ${others}`] : []),
    ];
    output.error(`Nothing was changed: ${counts.join('; ')}.`);
  }
}
