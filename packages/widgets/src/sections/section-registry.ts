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
import { bleed, plain, spacer } from './sections.css';
import { SpacerSection } from './spacer/SpacerSection';
import { TagSection } from './tag/TagSection';
import { TextContentSection } from './text-content/TextContentSection';

export interface SectionEntry<Type extends SectionType> {
  readonly Section: ComponentType<SectionProps<Type>>;
  /** How it keeps its distance from its neighbours. */
  readonly frame: string;
}

/** The section types of spec §2. A type of the contract that is forgotten here does not compile. */
export const sectionRegistry: { readonly [Type in SectionType]: SectionEntry<Type> } = {
  advertisement: { Section: AdvertisementSection, frame: bleed },
  advertisements_slider: { Section: AdvertisementsSliderSection, frame: bleed },
  call_to_action: { Section: CallToActionSection, frame: bleed },
  categories_grid: { Section: CategoriesGridSection, frame: plain },
  categories_slider: { Section: CategoriesSliderSection, frame: plain },
  items_slider: { Section: ItemsSliderSection, frame: plain },
  lead_form: { Section: LeadFormSection, frame: bleed },
  project: { Section: ProjectSection, frame: plain },
  projects_grid: { Section: ProjectsGridSection, frame: plain },
  projects_slider: { Section: ProjectsSliderSection, frame: plain },
  rich_text: { Section: RichTextSection, frame: plain },
  spacer: { Section: SpacerSection, frame: spacer },
  tag: { Section: TagSection, frame: plain },
  text_content: { Section: TextContentSection, frame: plain },
};
