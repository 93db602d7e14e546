import { localized } from '@diwan/sdk/commerce';
import type { Page as CmsContent } from '@diwan/sdk/contract';
import { definePageContent, type LoadContext, type PageContent } from '../../../routing/page-content';

/** Defines the content of a CMS page. It is nothing but sections, so a failed load redirects to `/404` (spec §8). */
export const defineCmsContent = (load: (context: LoadContext) => Promise<CmsContent>): PageContent =>
  definePageContent<CmsContent>({
    failsToNotFound: true,
    load: async (context) => ({ data: await load(context), status: 200 }),
    // The home page is named after the shop.
    head: (page, { locale, path }) =>
      path === '/' ? {} : { name: localized(page, 'name', locale) || page.name },
  });
