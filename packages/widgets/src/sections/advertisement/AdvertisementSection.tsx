import type { SectionProps } from '../section-props';
import { AdvertisementWidget } from './AdvertisementWidget';

export function AdvertisementSection({ section, isFirst }: SectionProps<'advertisement'>) {
  return <AdvertisementWidget ad={section.advertisement} headingLevel={isFirst ? 1 : 2} priority={isFirst} />;
}
