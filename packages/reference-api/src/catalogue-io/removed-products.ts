import { inArray } from 'drizzle-orm';
import type { CatalogueProblem } from '../catalogue/catalogue-problem';
import type { Database } from '../db/database';
import { items } from '../db/schema';

/** Says of products that the shop still has that they are removed, not misspelt: what names them has to go with them. */
export async function explainRemovedProducts(
  db: Database,
  problems: readonly CatalogueProblem[],
): Promise<CatalogueProblem[]> {
  const unknown = problems.flatMap(({ unknownProduct }) => unknownProduct ?? []);
  if (unknown.length === 0) return [...problems];
  const ids = unknown.filter((product) => typeof product === 'number');
  const stored = await db
    .select({ id: items.id, code: items.code })
    .from(items)
    .where(ids.length === unknown.length ? inArray(items.id, ids) : undefined);
  const codes = new Map<string | number, string>(
    stored.flatMap(({ id, code }) => [[id, code] as const, [code.toLowerCase(), code] as const]),
  );
  return problems.map((problem) => {
    const { unknownProduct } = problem;
    const code =
      unknownProduct !== undefined &&
      codes.get(typeof unknownProduct === 'string' ? unknownProduct.toLowerCase() : unknownProduct);
    if (!code) return problem;
    const message = `${code} is removed, but still named here: take it out here too, or keep the product and hide it`;
    return { ...problem, message };
  });
}
