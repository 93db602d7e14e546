import { localized } from '@diwan/sdk/commerce';
import type { Page as CmsContent } from '@diwan/sdk/contract';
import { definePageContent, type LoadContext, type PageContent } from '../../../routing/page-content';

/** Sections of the CMS; without them there is nothing to see, so a failed load leads to `/404` (spec §8). */
export const defineCmsContent = (load: (context: LoadContext) => Promise<CmsContent>): PageContent =>
  definePageContent<CmsContent>({
    failsToNotFound: true,
    load: async (context) => ({ data: await load(context), status: 200 }),
    head: (page, { locale }) => ({ name: localized(page, 'name', locale) || page.name }),
  });
