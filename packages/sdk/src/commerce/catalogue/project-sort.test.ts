import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { projectListQuerySchema } from '../../contract';
import { PROJECT_SORT_OPTIONS, PROJECT_SORTS, projectSortFrom, projectSortQuery } from './project-sort';

describe('project sorts', () => {
  test('default to the highest position first and have no price', () => {
    expect(PROJECT_SORT_OPTIONS).toEqual(['default', 'name_asc', 'name_desc', 'newest', 'oldest']);
    expect(v.parse(projectListQuerySchema, {})).toMatchObject(PROJECT_SORTS.default);
    expect(PROJECT_SORTS.default.sort_order).toBe('DESC');
    expect(projectSortFrom('price_asc')).toBe('default');
    expect(projectSortFrom('newest')).toBe('newest');
    expect(projectSortQuery('name_asc', 'ar').sort_by).toBe('name_ar');
  });
});
