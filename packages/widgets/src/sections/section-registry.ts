import type { Section, SectionFrame, SectionType } from '@diwan/sdk/contract';
import type { ComponentType } from 'react';
import { lazyWithPreload } from '../foundation/ui/deferred/lazy-with-preload';
import { AdvertisementSection } from './advertisement/AdvertisementSection';
import { CallToActionSection } from './call-to-action/CallToActionSection';
import type { DeferredType } from './deferred-sections';
import type { SectionProps } from './section-props';
import * as styles from './sections.css';
import { SpacerSection } from './spacer/SpacerSection';
import { TextContentSection } from './text-content/TextContentSection';

export interface SectionEntry<Type extends SectionType> {
  readonly Section: ComponentType<SectionProps<Type>>;
  /** Class that sets the distance to adjacent sections. */
  readonly frame: string;
  /** Loads its code, unless it is part of this module's. */
  readonly preload?: () => Promise<unknown>;
}

function lazy<Type extends SectionType>(
  load: () => Promise<ComponentType<SectionProps<Type>>>,
): Pick<SectionEntry<Type>, 'Section' | 'preload'> {
  const Section = lazyWithPreload<SectionProps<Type>>(async () => ({ default: await load() }));
  // A server has all of them from the start.
  if (typeof document === 'undefined') void Section.preload();
  return { Section, preload: Section.preload };
}

const deferred = <Type extends DeferredType>(type: Type) =>
  lazy<Type>(async () => (await import('./deferred-sections')).deferredSections[type]);

const leadForm = () =>
  lazy<'lead_form'>(async () => (await import('./lead-form/LeadFormSection')).LeadFormSection);

/** The section types of the contract. Omitting one is a type error. */
export const sectionRegistry: { readonly [Type in SectionType]: SectionEntry<Type> } = {
  advertisement: { Section: AdvertisementSection, frame: styles.bleed },
  advertisements_slider: { ...deferred('advertisements_slider'), frame: styles.bleed },
  call_to_action: { Section: CallToActionSection, frame: styles.bleed },
  categories_grid: { ...deferred('categories_grid'), frame: styles.plain },
  categories_slider: { ...deferred('categories_slider'), frame: styles.plain },
  items_slider: { ...deferred('items_slider'), frame: styles.plain },
  lead_form: { ...leadForm(), frame: styles.bleed },
  project: { ...deferred('project'), frame: styles.plain },
  projects_grid: { ...deferred('projects_grid'), frame: styles.plain },
  projects_slider: { ...deferred('projects_slider'), frame: styles.plain },
  rich_text: { ...deferred('rich_text'), frame: styles.plain },
  spacer: { Section: SpacerSection, frame: styles.spacer },
  tag: { ...deferred('tag'), frame: styles.plain },
  text_content: { Section: TextContentSection, frame: styles.plain },
};

/** A section as a list shows it: the fields of its own type are known to its component alone. */
export interface OwnSectionProps {
  section: SectionFrame & { readonly type: string };
  /** Whether the section opens the page: its title becomes the h1. */
  isFirst: boolean;
}

/** Components of section types that the contract doesn't have, by type; `preload` loads their code. */
export type OwnSections = Readonly<
  Record<string, ComponentType<OwnSectionProps> & { readonly preload?: () => Promise<unknown> }>
>;

/** The entry of a section whose type is only known at run time. */
export type AnySectionEntry = Omit<SectionEntry<SectionType>, 'Section'> & {
  readonly Section: ComponentType<OwnSectionProps>;
};

/** The component of a section: one of the contract's, or the shop's own. */
export function sectionEntry(type: string, own: OwnSections = {}): AnySectionEntry | undefined {
  const Section = own[type];
  // The registry pairs every type with its section component; a union can't express that for a single lookup.
  if (!Section) return sectionRegistry[type as SectionType] as unknown as AnySectionEntry | undefined;
  return { Section, frame: styles.plain, ...(Section.preload && { preload: Section.preload }) };
}

/** Preloads the code of sections; await it before rendering to render them all at once. */
export const loadSections = (
  sections: readonly Pick<Section, 'type'>[],
  own?: OwnSections,
): Promise<unknown> => Promise.all(sections.map(({ type }) => sectionEntry(type, own)?.preload?.()));
