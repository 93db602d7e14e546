import type { SectionOf, SectionType } from '@diwan/sdk/contract';

/** Props of every CMS section; everything else comes from `useDiwan()`. */
export interface SectionProps<Type extends SectionType> {
  section: SectionOf<Type>;
  /** Whether the section opens the page: its title becomes the h1, and its image loads eagerly. */
  isFirst: boolean;
}
