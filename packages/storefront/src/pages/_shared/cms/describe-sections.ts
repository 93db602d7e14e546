import { type Locale, localized } from '@diwan/sdk/commerce';
import type { Section } from '@diwan/sdk/contract';
import type { PageHead } from '../../../navigation/page/define-page';

const bannersOf = (section: Section) => {
  if (section.type === 'advertisement') return [section.advertisement];
  return 'tag' in section ? (section.tag?.ads ?? []) : [];
};

/** The first text and the first picture of a page's sections. */
export function describeSections(
  sections: readonly Section[],
  locale: Locale,
): Pick<PageHead, 'description' | 'picture'> {
  const texts = sections.flatMap((section) => [
    ...bannersOf(section).map((banner) => localized(banner, 'description', locale)),
    localized(section, 'description', locale),
  ]);
  return { description: texts.find(Boolean), picture: sections.flatMap(bannersOf)[0] };
}
