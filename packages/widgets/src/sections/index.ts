export { AdvertisementWidget } from './advertisement/AdvertisementWidget';
export { SectionList, type SectionListProps } from './SectionList';
export type { SectionProps } from './section-props';
export { sectionRegistry } from './section-registry';
