import type { Advertisement } from '@diwan/sdk/contract';
import type { SectionProps } from '../section-props';
import { AdvertisementBanner } from './AdvertisementBanner';

/** Falls back to the section's title and description if the banner has none of its own. */
function completedBy({
  advertisement: ad,
  ...section
}: SectionProps<'advertisement'>['section']): Advertisement {
  const { title_en, title_ar, description_en, description_ar } = section;
  return {
    ...ad,
    ...(!ad.title_en && !ad.title_ar && { title_en, title_ar }),
    ...(!ad.description_en && !ad.description_ar && { description_en, description_ar }),
  };
}

/** A single banner. */
export function AdvertisementSection({ section, isFirst }: SectionProps<'advertisement'>) {
  return <AdvertisementBanner ad={completedBy(section)} headingLevel={isFirst ? 1 : 2} priority={isFirst} />;
}
