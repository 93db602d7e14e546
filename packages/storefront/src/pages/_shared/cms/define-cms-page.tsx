import { localized } from '@diwan/sdk/commerce';
import type { Page as CmsContent } from '@diwan/sdk/contract';
import { loadSections } from '@diwan/widgets';
import { SectionListSkeleton } from '@diwan/widgets/internal';
import { definePage, type LoadContext, type Page } from '../../../navigation/page/define-page';
import { CmsPage, type CmsPageProps } from './CmsPage';

interface CmsPageDefinition extends Pick<CmsPageProps, 'emptyKey'> {
  /** Height of the banner that editors put first. */
  banner: 'full' | 'half';
  load: (context: LoadContext) => Promise<CmsContent>;
}

/** Defines a page of CMS sections. It is nothing but sections, so a failed load redirects to `/404` (spec §8). */
export const defineCmsPage = ({ emptyKey, banner, load }: CmsPageDefinition): Page =>
  definePage<CmsContent>({
    namespaces: ['home', 'product'],
    failsToNotFound: true,
    load: async (context) => ({ data: await load(context), status: 200 }),
    // The home page is named after the shop.
    head: (page, { locale, path }) =>
      path === '/' ? {} : { name: localized(page, 'name', locale) || page.name },
    parts: async (loaded) => loadSections((await loaded).data.sections),
    skeleton: () => <SectionListSkeleton banner={banner} />,
    component: ({ data }) => <CmsPage page={data} emptyKey={emptyKey} />,
  });
