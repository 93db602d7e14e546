import { localized } from '@diwan/sdk/commerce';
import type { Page as CmsContent } from '@diwan/sdk/contract';
import { definePage, type LoadContext, type Page } from '../../../routing/page';
import { CmsPage, type CmsPageProps } from './CmsPage';
import { loadCmsContent } from './load-cms-content';

export interface CmsPageOptions {
  load: (context: LoadContext) => Promise<CmsContent>;
  emptyKey: CmsPageProps['emptyKey'];
}

/** A page of CMS sections; without it there is nothing to see, so a failed load leads to `/404` (spec §8). */
export function defineCmsPage({ load, emptyKey }: CmsPageOptions): Page {
  return definePage<CmsContent>({
    namespaces: ['home', 'product'],
    failsToNotFound: true,
    load: async (context) => ({ data: await loadCmsContent(load(context)), status: 200 }),
    head: (page, { locale }) => ({ name: localized(page, 'name', locale) || page.name }),
    component: ({ data }) => <CmsPage page={data} emptyKey={emptyKey} />,
  });
}
