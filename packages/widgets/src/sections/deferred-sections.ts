import type { SectionType } from '@diwan/sdk/contract';
import type { ComponentType } from 'react';
import { AdvertisementsSliderSection } from './advertisement/AdvertisementsSliderSection';
import { CategoriesGridSection } from './categories/CategoriesGridSection';
import { CategoriesSliderSection } from './categories/CategoriesSliderSection';
import { ItemsSliderSection } from './items-slider/ItemsSliderSection';
import { ProjectSection } from './project/ProjectSection';
import { ProjectsGridSection } from './projects/ProjectsGridSection';
import { ProjectsSliderSection } from './projects/ProjectsSliderSection';
import { RichTextSection } from './rich-text/RichTextSection';
import type { SectionProps } from './section-props';
import { TagSection } from './tag/TagSection';

export type DeferredType = Extract<
  SectionType,
  | 'advertisements_slider'
  | 'categories_grid'
  | 'categories_slider'
  | 'items_slider'
  | 'project'
  | 'projects_grid'
  | 'projects_slider'
  | 'rich_text'
  | 'tag'
>;

type DeferredSections = { readonly [Type in DeferredType]: ComponentType<SectionProps<Type>> };

/**
 * Sections with slides, lists or markup. They are rarely the first on a page, and their code loads when the visitor comes
 * near one.
 */
export const deferredSections: DeferredSections = {
  advertisements_slider: AdvertisementsSliderSection,
  categories_grid: CategoriesGridSection,
  categories_slider: CategoriesSliderSection,
  items_slider: ItemsSliderSection,
  project: ProjectSection,
  projects_grid: ProjectsGridSection,
  projects_slider: ProjectsSliderSection,
  rich_text: RichTextSection,
  tag: TagSection,
};
