import type { CatalogueProblem } from '../../document/catalogue-problem';
import type { CatalogueDocument } from '../catalogue-document';
import type { RowReport } from './merge-products';

/** Assigns problems to the rows that their fields come from; the others are returned separately. */
export function assignToRows(
  { products }: CatalogueDocument,
  reports: readonly RowReport[],
  problems: readonly CatalogueProblem[],
): [problems: CatalogueProblem[], reports: RowReport[]] {
  const others: CatalogueProblem[] = [];
  const assigned = reports.map((report) => ({ ...report, problems: [...report.problems] }));
  // The first row of a code: a later one repeats it by mistake.
  const rows = new Map(assigned.toReversed().map((report) => [report.code.toLowerCase(), report]));
  for (const problem of problems) {
    const [, place = '', field = ''] = /^products\.(\d+)\.(.+)$/.exec(problem.path) ?? [];
    const code = products[Number(place || -1)]?.code;
    const row = code === undefined ? undefined : rows.get(code.toLowerCase());
    if (row?.fields.includes(field.replace(/\..*/, '')))
      row.problems.push({ header: field, message: problem.message, cause: problem.message });
    else others.push(problem);
  }
  return [others, assigned];
}
