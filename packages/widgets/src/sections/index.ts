export { Page, type PageProps } from './Page';
export { SectionList, type SectionListProps } from './SectionList';
export { SectionListSkeleton } from './SectionListSkeleton';
export type { SectionProps } from './section-props';
export { loadSections, type OwnSectionProps, type OwnSections } from './section-registry';
