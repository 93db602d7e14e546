import type { SectionType } from '@diwan/sdk/contract';
import type { ComponentType } from 'react';
import { AdvertisementSection } from './advertisement/AdvertisementSection';
import { AdvertisementsSliderSection } from './advertisement/AdvertisementsSliderSection';
import { CallToActionSection } from './call-to-action/CallToActionSection';
import { CategoriesGridSection } from './categories/CategoriesGridSection';
import { CategoriesSliderSection } from './categories/CategoriesSliderSection';
import { ItemsSliderSection } from './items-slider/ItemsSliderSection';
import { LeadFormSection } from './lead-form/LeadFormSection';
import { ProjectSection } from './project/ProjectSection';
import { ProjectsGridSection } from './projects/ProjectsGridSection';
import { ProjectsSliderSection } from './projects/ProjectsSliderSection';
import { RichTextSection } from './rich-text/RichTextSection';
import type { SectionProps } from './section-props';
import * as styles from './sections.css';
import { SpacerSection } from './spacer/SpacerSection';
import { TagSection } from './tag/TagSection';
import { TextContentSection } from './text-content/TextContentSection';

export interface SectionEntry<Type extends SectionType> {
  readonly Section: ComponentType<SectionProps<Type>>;
  /** How it keeps its distance from its neighbours. */
  readonly frame: string;
  /** Its ids depend on where a page has it, so its markup is made for each page. */
  readonly hasIds?: boolean;
}

/** The section types of spec §2. A type of the contract that is forgotten here does not compile. */
export const sectionRegistry: { readonly [Type in SectionType]: SectionEntry<Type> } = {
  advertisement: { Section: AdvertisementSection, frame: styles.bleed },
  advertisements_slider: { Section: AdvertisementsSliderSection, frame: styles.bleed },
  call_to_action: { Section: CallToActionSection, frame: styles.bleed },
  categories_grid: { Section: CategoriesGridSection, frame: styles.plain },
  categories_slider: { Section: CategoriesSliderSection, frame: styles.plain },
  items_slider: { Section: ItemsSliderSection, frame: styles.plain },
  lead_form: { Section: LeadFormSection, frame: styles.bleed, hasIds: true },
  project: { Section: ProjectSection, frame: styles.plain },
  projects_grid: { Section: ProjectsGridSection, frame: styles.plain },
  projects_slider: { Section: ProjectsSliderSection, frame: styles.plain },
  rich_text: { Section: RichTextSection, frame: styles.plain },
  spacer: { Section: SpacerSection, frame: styles.spacer },
  tag: { Section: TagSection, frame: styles.plain },
  text_content: { Section: TextContentSection, frame: styles.plain },
};
