import type { Page as CmsContent } from '@diwan/sdk/contract';
import { loadSections } from '@diwan/widgets';
import { definePage, type Page } from '../../../routing/page';
import { CmsPage, type CmsPageProps } from './CmsPage';

/** A page of CMS sections. */
export const defineCmsPage = ({ emptyKey }: Pick<CmsPageProps, 'emptyKey'>): Page =>
  definePage<CmsContent>({
    namespaces: ['home', 'product'],
    parts: async (loaded) => loadSections((await loaded).data.sections),
    component: ({ data }) => <CmsPage page={data} emptyKey={emptyKey} />,
  });
