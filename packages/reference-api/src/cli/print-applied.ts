import type { ContentProblem } from '../catalogue-io/compose-content';
import type { Applied } from '../catalogue-io/content-files';
import type { Output } from './output';

/** `products.csv:4:1 price: …` */
const problemLine = ({ file, line, column, message }: ContentProblem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`;

/** Prints what applying a shop's files has done. */
export function printApplied(
  applied: Applied,
  { isDryRun = false, output }: { isDryRun?: boolean; output: Output },
): void {
  for (const warning of applied.warnings) output.error(`warning: ${problemLine(warning)}`);
  if (applied.outcome === 'same') output.out('The shop has this content already.');
  else if (applied.outcome === 'refused') {
    for (const problem of applied.problems) output.error(problemLine(problem));
    output.error(`Nothing was changed; problems: ${applied.problems.length}.`);
  } else {
    const { products, added, changed, removed } = applied.changes;
    const counts = `products: ${products} (${added} new, ${changed} changed, ${removed.length} removed).`;
    output.out(isDryRun ? `Nothing was changed (dry run); ${counts}` : `Applied the files; ${counts}`);
    if (removed.length > 0)
      output.out(`${isDryRun ? 'Would be removed' : 'Removed'}: ${removed.join(', ')}.`);
  }
}
