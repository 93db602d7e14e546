import type { ContentProblem } from '../catalogue-io/compose-content';
import type { Applied } from '../catalogue-io/content-files';
import type { Output } from './output';
import { printUses } from './print-uses';

/** `products.csv:4:1 price: …` */
const problemLine = ({ file, line, column, message }: ContentProblem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`;

/** `products: 49 (1 new, 2 changed, 0 removed)` */
export const countsOf = ({
  products,
  added,
  changed,
  removed,
}: Record<'products' | 'added' | 'changed', number> & { removed: number | readonly string[] }): string => {
  const gone = typeof removed === 'number' ? removed : removed.length;
  return `products: ${products} (${added} new, ${changed} changed, ${gone} removed)`;
};

/** More would hide what else is printed. */
const MAX_WARNINGS = 50;

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
  else if (applied.outcome === 'refused') {
    for (const problem of applied.problems) output.error(problemLine(problem));
    output.error(`Nothing was changed; problems: ${applied.problems.length}.`);
  } else {
    const isDone = applied.outcome === 'applied' && !isDryRun;
    const counts = `${countsOf(applied.changes)}.`;
    printUses(applied.uses, { isDone, output });
    if (isDone) output.out(`Applied the files; ${counts}`);
    else output.out(`Nothing was changed${isDryRun ? ' (dry run)' : ''}; ${counts}`);
  }
}
