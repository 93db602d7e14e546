import type { Fakes } from './shared/fake';
import { found } from './shared/fake-failure';

export const pagesFakes: Fakes<'pages.list' | 'pages.get' | 'pages.terms'> = {
  'pages.list': ({ shop }) =>
    Object.entries(shop.pages).map(([slug, { name_en, name_ar, updated_at, sections }]) => ({
      slug,
      name_en,
      name_ar,
      updated_at,
      sections_count: sections.length,
    })),
  'pages.get': ({ shop, params }) => found(shop.pages[params.slug]),
  'pages.terms': ({ shop }) => shop.terms,
};
