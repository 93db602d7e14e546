import type { SortOrder } from '../../contract';

export interface SortQuery<Field> {
  readonly sort_by: Field;
  readonly sort_order: SortOrder;
}

/** What products and projects can both be sorted by. */
export const BY_NAME_OR_AGE = {
  name_asc: { sort_by: 'name_en', sort_order: 'ASC' },
  name_desc: { sort_by: 'name_en', sort_order: 'DESC' },
  newest: { sort_by: 'created_at', sort_order: 'DESC' },
  oldest: { sort_by: 'created_at', sort_order: 'ASC' },
} as const satisfies Record<string, SortQuery<string>>;

/** The sort that a `?sort=` value names; unknown values mean the default. */
export const sortNamed = <Sort extends string>(
  options: readonly Sort[],
  text: string | null | undefined,
): Sort | 'default' => options.find((option) => option === text) ?? 'default';
