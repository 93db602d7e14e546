import type { Backends } from './backend';
import type { Check } from './checking/check';
import { sendsEveryField } from './checking/completeness';
import { success } from './checking/responses';
import { listCheck, unknownCheck } from './checking/simple-checks';
import { UNKNOWN_SLUG } from './checking/unknown';
import { found } from './fake/fake-failure';

const pageCheck = (slug: string): Check => ({
  title: `returns the valid page "${slug}"`,
  run: async ({ probe }) => success('pages.get', await probe('pages.get', { params: { slug } })),
});

export const pagesBackend: Backends<'pages.list' | 'pages.get' | 'pages.terms'> = {
  'pages.list': {
    fake: ({ shop }) =>
      Object.entries(shop.pages).map(([slug, { name_en, name_ar, updated_at, sections }]) => ({
        slug,
        name_en,
        name_ar,
        updated_at,
        sections_count: sections.length,
      })),
    // Added after the first version of the contract.
    checks: [{ ...listCheck('pages.list'), isAdvice: true }],
  },
  'pages.get': {
    fake: ({ shop, params }) => found(shop.pages[params.slug]),
    checks: [
      pageCheck('home'),
      pageCheck('interiors'),
      pageCheck('products'),
      unknownCheck('pages.get', { slug: UNKNOWN_SLUG }),
      sendsEveryField('pages.get', { params: { slug: 'home' } }),
    ],
  },
  'pages.terms': {
    fake: ({ shop }) => shop.terms,
    checks: [listCheck('pages.terms'), sendsEveryField('pages.terms')],
  },
};
