import { localized } from '@diwan/sdk/commerce';
import type { Page as CmsPage } from '@diwan/sdk/contract';
import { definePage, type LoadContext, type Page } from '../../page';
import { CmsView, type CmsViewProps } from './CmsView';

export interface CmsPageOptions {
  load: (context: LoadContext) => Promise<CmsPage>;
  emptyKey: CmsViewProps['emptyKey'];
}

/** A page of CMS sections; without it there is nothing to see, so a failed load leads to `/404` (spec §8). */
export function defineCmsPage({ load, emptyKey }: CmsPageOptions): Page {
  return definePage<CmsPage>({
    namespaces: ['home', 'product'],
    failsToNotFound: true,
    load: async (context) => ({ data: await load(context), status: 200 }),
    head: (page, { locale }) => ({ name: localized(page, 'name', locale) || page.name }),
    View: ({ data }) => <CmsView page={data} emptyKey={emptyKey} />,
  });
}
