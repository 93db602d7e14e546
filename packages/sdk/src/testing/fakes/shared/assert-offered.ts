import type * as v from 'valibot';
import { type CustomizableItem, customizationProblems } from '../../../commerce';
import type { Endpoints, Product } from '../../../contract';
import { FakeFailure } from './fake-failure';
import type { FakeShop } from './fake-shop';

const customizable = (product: Product): CustomizableItem => ({
  allowEditColors: product.allow_edit_colors,
  allowEditFabrics: product.allow_edit_fabrics,
  allowEditDimension: product.allow_edit_dimension,
  dimensions: product.dimensions ?? null,
  colorIds: new Set(product.colors.map(({ id }) => id)),
  fabricIds: new Set(product.fabrics.map(({ id }) => id)),
});

/** @throws {FakeFailure} `validation_failed` when a request contains an unknown product or an unavailable choice */
export function assertOffered(
  { products, projects }: FakeShop,
  { details, item_id, project_id }: v.InferOutput<Endpoints['requests.create']['body']>,
): void {
  const productOf = (id: number) => products.find((product) => product.id === id);
  const problems = details.flatMap((detail, index) => {
    const product = productOf(detail.item_id);
    if (!product) return [{ path: `details.${index}.item_id`, message: 'unknown' }];
    return customizationProblems(customizable(product), detail.customization ?? {}).map(
      ({ path, problem }) => ({ path: `details.${index}.customization.${path}`, message: problem }),
    );
  });
  if (item_id !== undefined && !productOf(item_id)) problems.push({ path: 'item_id', message: 'unknown' });
  if (project_id !== undefined && !projects.some(({ id }) => id === project_id))
    problems.push({ path: 'project_id', message: 'unknown' });
  if (problems.length > 0) throw new FakeFailure('validation_failed', { errors: problems });
}
