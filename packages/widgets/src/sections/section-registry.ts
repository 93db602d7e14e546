import type { Section, SectionType } from '@diwan/sdk/contract';
import type { ComponentType } from 'react';
import { laterPart } from '../foundation/ui/later-part';
import { AdvertisementSection } from './advertisement/AdvertisementSection';
import { CallToActionSection } from './call-to-action/CallToActionSection';
import type { LateType } from './late-sections';
import type { SectionProps } from './section-props';
import * as styles from './sections.css';
import { SpacerSection } from './spacer/SpacerSection';
import { TextContentSection } from './text-content/TextContentSection';

export interface SectionEntry<Type extends SectionType> {
  readonly Section: ComponentType<SectionProps<Type>>;
  /** Class that sets the distance to adjacent sections. */
  readonly frame: string;
  /** Whether its markup contains ids, which depend on its place in the page; it can't be cached across pages then. */
  readonly hasIds?: boolean;
  /** Loads its code, unless it is bundled. */
  readonly load?: () => Promise<unknown>;
}

function late<Type extends LateType>(type: Type): Pick<SectionEntry<Type>, 'Section' | 'load'> {
  const { Part, load } = laterPart<SectionProps<Type>>(async () => {
    const { lateSections } = await import('./late-sections');
    return lateSections[type];
  });
  return { Section: Part, load };
}

/** The section types of spec §2. Omitting one of the contract's types is a type error. */
export const sectionRegistry: { readonly [Type in SectionType]: SectionEntry<Type> } = {
  advertisement: { Section: AdvertisementSection, frame: styles.bleed },
  advertisements_slider: { ...late('advertisements_slider'), frame: styles.bleed },
  call_to_action: { Section: CallToActionSection, frame: styles.bleed },
  categories_grid: { ...late('categories_grid'), frame: styles.plain },
  categories_slider: { ...late('categories_slider'), frame: styles.plain },
  items_slider: { ...late('items_slider'), frame: styles.plain },
  lead_form: { ...late('lead_form'), frame: styles.bleed, hasIds: true },
  project: { ...late('project'), frame: styles.plain },
  projects_grid: { ...late('projects_grid'), frame: styles.plain },
  projects_slider: { ...late('projects_slider'), frame: styles.plain },
  rich_text: { ...late('rich_text'), frame: styles.plain },
  spacer: { Section: SpacerSection, frame: styles.spacer },
  tag: { ...late('tag'), frame: styles.plain },
  text_content: { Section: TextContentSection, frame: styles.plain },
};

/** Preloads the code of sections; await it before rendering to render them all at once. */
export const loadSections = (sections: readonly Pick<Section, 'type'>[]): Promise<unknown> =>
  Promise.all(sections.map(({ type }) => sectionRegistry[type].load?.()));
