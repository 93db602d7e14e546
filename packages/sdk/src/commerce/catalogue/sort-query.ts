import type { SortOrder } from '../../contract';
import type { Locale } from '../locale/locale';

export interface SortQuery<Field> {
  readonly sort_by: Field;
  readonly sort_order: SortOrder;
}

/** Sorts shared by products and projects. */
export const BY_NAME_OR_AGE = {
  name_asc: { sort_by: 'name_en', sort_order: 'ASC' },
  name_desc: { sort_by: 'name_en', sort_order: 'DESC' },
  newest: { sort_by: 'created_at', sort_order: 'DESC' },
  oldest: { sort_by: 'created_at', sort_order: 'ASC' },
} as const satisfies Record<string, SortQuery<string>>;

/** The sort in a language: sorting by name uses the name in that language. */
export const sortQueryIn = <Field extends string>(
  { sort_by, sort_order }: SortQuery<Field>,
  locale: Locale,
): SortQuery<Field | 'name_ar'> => ({
  sort_by: locale === 'ar' && sort_by === 'name_en' ? 'name_ar' : sort_by,
  sort_order,
});

/** The sort of a `?sort=` value; unknown values mean the default. */
export const sortNamed = <Sort extends string>(
  options: readonly Sort[],
  text: string | null | undefined,
): Sort | 'default' => options.find((option) => option === text) ?? 'default';
