import type { SectionOf, SectionType } from '@diwan/sdk/contract';

/** What a section of a CMS page is given; everything else comes from `useDiwan()`. */
export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>;
  /** It opens the page: its title is the page's heading, its picture the first to arrive. */
  isFirst: boolean;
}
