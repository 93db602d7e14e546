import type { SortOrder } from '../contract';
import type { Backends } from './backend';
import { needed } from './checking/check';
import { sendsEveryField } from './checking/completeness';
import { unless } from './checking/deviation';
import { lookUpCheck } from './checking/look-up';
import { fieldOf } from './checking/probe';
import { readable, success } from './checking/responses';
import { listCheck, unknownCheck } from './checking/simple-checks';
import { sortDeviations } from './checking/sorting';
import { UNKNOWN_ID } from './checking/unknown';
import { found } from './fake/fake-failure';
import { listedCategories } from './fake/lists';

export const categoriesBackend: Backends<
  'categories.list' | 'categories.get' | 'subcategories.list' | 'subcategories.get'
> = {
  'categories.list': {
    fake: ({ shop, query }) => listedCategories(shop.categories, query),
    checks: [
      listCheck('categories.list', { sort: 'postion', order: 'ASC' }),
      {
        title: 'sorts by name_en, in both directions',
        run: async ({ probe }) => {
          const misplacedIn = async (order: SortOrder) => {
            const response = await probe('categories.list', { query: { sort: 'name_en', order } });
            return sortDeviations(
              readable('categories.list', response).map(({ name_en }) => name_en),
              order,
              'name_en',
            );
          };
          return [...(await misplacedIn('ASC')), ...(await misplacedIn('DESC'))];
        },
      },
      sendsEveryField('categories.list'),
    ],
  },
  'categories.get': {
    fake: ({ shop, params }) => found(shop.categories.find(({ id }) => id === params.id)),
    checks: [
      lookUpCheck({
        endpoint: 'categories.get',
        noun: 'category',
        listed: async ({ found }) => (await found('categories.list')) ?? [],
        reason: 'There are no categories.',
      }),
      unknownCheck('categories.get', { id: UNKNOWN_ID }),
    ],
  },
  'subcategories.list': {
    fake: ({ shop, params }) =>
      found(shop.categories.find(({ id }) => id === params.categoryId)).subcategories,
    checks: [
      {
        title: "returns the category's valid subcategories",
        run: async ({ probe, found }) => {
          const categories = (await found('categories.list')) ?? [];
          const category = needed(
            categories.find(({ subcategories }) => subcategories.length > 0),
            'No category has subcategories.',
          );
          const response = await probe('subcategories.list', { params: { categoryId: category.id } });
          const ids = Array.isArray(response.results)
            ? response.results.map((one) => fieldOf(one, 'id'))
            : [];
          const expected = category.subcategories.map(({ id }) => id);
          return [
            ...success('subcategories.list', response),
            ...unless(
              ids.length === expected.length && expected.every((id) => ids.includes(id)),
              'results',
              `the subcategories ${expected.join(', ')} of category ${category.id}`,
              ids,
            ),
          ];
        },
      },
    ],
  },
  'subcategories.get': {
    fake: ({ shop, params }) => {
      const category = shop.categories.find(({ subcategories }) =>
        subcategories.some(({ id }) => id === params.id),
      );
      return { ...found(category?.subcategories.find(({ id }) => id === params.id)), category };
    },
    checks: [
      lookUpCheck({
        endpoint: 'subcategories.get',
        noun: 'subcategory',
        listed: async ({ found }) =>
          ((await found('categories.list')) ?? []).flatMap(({ subcategories }) => subcategories),
        reason: 'No category has subcategories.',
      }),
      unknownCheck('subcategories.get', { id: UNKNOWN_ID }),
    ],
  },
};
