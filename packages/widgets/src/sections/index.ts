export { SectionList, type SectionListProps } from './SectionList';
export type { SectionProps } from './section-props';
