import { type Locale, localized } from '@diwan/sdk/commerce';
import type { Page as CmsContent, Section } from '@diwan/sdk/contract';
import { loadSections } from '@diwan/widgets';
import { SectionListSkeleton } from '@diwan/widgets/internal';
import {
  definePage,
  type HeadContext,
  type LoadContext,
  type Page,
  type PageHead,
} from '../../../navigation/page/define-page';
import { ownSections } from '../../../own-code/own-sections';
import { CmsPage, type CmsPageProps } from './CmsPage';

const bannersOf = (section: Section) => {
  if (section.type === 'advertisement') return [section.advertisement];
  return 'tag' in section ? (section.tag?.ads ?? []) : [];
};

/** The first text and the first picture of a page's sections. */
function describeSections(
  sections: readonly Section[],
  locale: Locale,
): Pick<PageHead, 'description' | 'picture'> {
  const texts = sections.flatMap((section) => [
    ...bannersOf(section).map((banner) => localized(banner, 'description', locale)),
    localized(section, 'description', locale),
  ]);
  return { description: texts.find(Boolean), picture: sections.flatMap(bannersOf)[0] };
}

interface CmsPageDefinition extends Pick<CmsPageProps, 'emptyKey'> {
  /** Height of the banner that editors put first. */
  banner: 'full' | 'half';
  load: (context: LoadContext) => Promise<CmsContent>;
  /** Metadata that doesn't come from its name and sections. */
  head?: (context: HeadContext) => PageHead;
}

/** Defines a page of CMS sections. It is nothing but sections, so a failed load redirects to `/404` (spec §8). */
export const defineCmsPage = ({ emptyKey, banner, load, head }: CmsPageDefinition): Page =>
  definePage<CmsContent>({
    namespaces: ['home', 'product'],
    failsToNotFound: true,
    load: async (context) => ({ data: await load(context), status: 200 }),
    head: (page, context) => ({
      name: localized(page, 'name', context.locale) || page.name,
      ...describeSections(page.sections, context.locale),
      // Nothing to find.
      isPrivate: page.sections.length === 0,
      ...head?.(context),
    }),
    parts: async (loaded) => loadSections((await loaded).data.sections, ownSections),
    skeleton: () => <SectionListSkeleton banner={banner} />,
    component: ({ data }) => <CmsPage page={data} emptyKey={emptyKey} />,
  });
