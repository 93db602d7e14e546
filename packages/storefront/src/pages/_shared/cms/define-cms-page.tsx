import { localized } from '@diwan/sdk/commerce';
import type { Page as CmsContent } from '@diwan/sdk/contract';
import { loadSections } from '@diwan/widgets';
import { definePage, type LoadContext, type Page } from '../../../routing/page';
import { CmsPage, type CmsPageProps } from './CmsPage';

export interface CmsPageOptions {
  load: (context: LoadContext) => Promise<CmsContent>;
  emptyKey: CmsPageProps['emptyKey'];
}

/** A page of CMS sections; without it there is nothing to see, so a failed load leads to `/404` (spec §8). */
export function defineCmsPage({ load, emptyKey }: CmsPageOptions): Page {
  return definePage<CmsContent>({
    namespaces: ['home', 'product'],
    failsToNotFound: true,
    load: async (context) => {
      const data = await load(context);
      // A page that replaces another one is there at once, without holes.
      await loadSections(data.sections);
      return { data, status: 200 };
    },
    head: (page, { locale }) => ({ name: localized(page, 'name', locale) || page.name }),
    component: ({ data }) => <CmsPage page={data} emptyKey={emptyKey} />,
  });
}
