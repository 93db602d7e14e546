import * as v from 'valibot';
import {
  addressField,
  clampedPixels,
  colorField,
  MAX_PICTURE_SIZE,
  MAX_TEXT_PADDING,
  MAX_TEXT_SIZE,
} from './editor-input';
import { lenientArray } from './lenient-array';
import type { EntriesOf, ObjectSchemaOf } from './object-schema';
import { flagSchema, idSchema, optionalBilingual, optionalTextSchema } from './primitives';
import { type ProductSummary, productSummarySchema } from './product-summary';
import { type ProjectSummary, projectSummarySchema } from './project';

/** A banner (spec §3 «Ad»); sizes and paddings are CSS pixels chosen by an editor. */
export interface Advertisement {
  /** The id of the banner's record, if it has one. */
  id?: number | null | undefined;
  /** Image URL; may be relative to the API's origin. */
  src_url: string;
  /** URL of a separate image for phones. */
  mobile_src_url?: string | null | undefined;
  /** Whether the image fills the banner behind its text. */
  is_full_bg: boolean;
  /** Fixed background when true, otherwise scrolling. */
  is_parlex: boolean;
  /** Alignment of the text in English; mirrored in Arabic. */
  text_alignment: 'right' | 'left' | 'center';
  /** Title in English. */
  title_en?: string | null | undefined;
  /** Title in Arabic. */
  title_ar?: string | null | undefined;
  /** Colour of the title. */
  title_color?: string | null | undefined;
  /** Font size of the title in CSS pixels. */
  title_size?: number | null | undefined;
  /** Description in English. */
  description_en?: string | null | undefined;
  /** Description in Arabic. */
  description_ar?: string | null | undefined;
  /** Colour of the description. */
  description_color?: string | null | undefined;
  /** Font size of the description in CSS pixels. */
  description_size?: number | null | undefined;
  /** Button label in English; without one there is no button. */
  cta_text_en?: string | null | undefined;
  /** The same in Arabic. */
  cta_text_ar?: string | null | undefined;
  /** URL the button links to. */
  cta_url?: string | null | undefined;
  /** Background of the button. */
  cta_background_color?: string | null | undefined;
  /** Colour of the button's text. */
  cta_text_color?: string | null | undefined;
  /** Colour of the button's border. */
  cta_border_color?: string | null | undefined;
  /** Whether a button scrolls to the next section. */
  has_scroll_action: boolean;
  /** Space above the text on phones, in CSS pixels. */
  mobile_text_padding?: number | null | undefined;
  /** Space above the text on wide screens, in CSS pixels. */
  desktop_text_padding?: number | null | undefined;
  /** Width of the image in pixels. */
  width?: number | null | undefined;
  /** Height of the image in pixels. */
  height?: number | null | undefined;
  /** Width of the phone image in pixels. */
  mobile_width?: number | null | undefined;
  /** Height of the phone image in pixels. */
  mobile_height?: number | null | undefined;
}

/** The fields of {@link advertisementSchema}; imports of a catalogue are built on them. */
export const advertisementEntries = {
  id: v.nullish(idSchema),
  src_url: v.pipe(v.string(), v.minLength(1)),
  mobile_src_url: v.nullish(v.string()),
  is_full_bg: flagSchema,
  is_parlex: flagSchema,
  text_alignment: v.fallback(v.picklist(['right', 'left', 'center']), 'center'),
  ...optionalBilingual('title'),
  title_color: colorField,
  title_size: clampedPixels(MAX_TEXT_SIZE),
  ...optionalBilingual('description'),
  description_color: colorField,
  description_size: clampedPixels(MAX_TEXT_SIZE),
  cta_text_en: optionalTextSchema,
  cta_text_ar: optionalTextSchema,
  cta_url: addressField,
  cta_background_color: colorField,
  cta_text_color: colorField,
  cta_border_color: colorField,
  has_scroll_action: flagSchema,
  mobile_text_padding: clampedPixels(MAX_TEXT_PADDING),
  desktop_text_padding: clampedPixels(MAX_TEXT_PADDING),
  width: clampedPixels(MAX_PICTURE_SIZE),
  height: clampedPixels(MAX_PICTURE_SIZE),
  mobile_width: clampedPixels(MAX_PICTURE_SIZE),
  mobile_height: clampedPixels(MAX_PICTURE_SIZE),
};

/** Schema of {@link Advertisement}. */
export const advertisementSchema: ObjectSchemaOf<Advertisement> = v.object(advertisementEntries);

/** An editor's selection of products, projects and banners. */
export interface Tag {
  /** Name in English. */
  name_en?: string | null | undefined;
  /** Name in Arabic. */
  name_ar?: string | null | undefined;
  /** Its products. */
  items: ProductSummary[];
  /** Its projects. */
  projects: ProjectSummary[];
  /** Its banners. */
  ads: Advertisement[];
}

/** Schema of {@link Tag}. */
export const tagSchema: ObjectSchemaOf<Tag> = v.object({
  ...optionalBilingual('name'),
  items: v.optional(lenientArray(productSummarySchema), []),
  projects: v.optional(lenientArray(projectSummarySchema), []),
  ads: v.optional(lenientArray(advertisementSchema), []),
});

/** Fields of every section. */
export interface SectionFrame {
  /** Id of the section. */
  id?: number | null | undefined;
  /** Sort position on the page, ascending. */
  postion: number;
  /** Whether phones show it. */
  is_mobile: boolean;
  /** Whether wide screens show it. */
  is_desktop: boolean;
  /** Title in English. */
  title_en?: string | null | undefined;
  /** Title in Arabic. */
  title_ar?: string | null | undefined;
  /** Description in English. */
  description_en?: string | null | undefined;
  /** Description in Arabic. */
  description_ar?: string | null | undefined;
  /** URL the button links to. */
  cta_url?: string | null | undefined;
}

/** A section that shows what an editor selected. */
export interface Tagged {
  /** The content to show. */
  tag?: Tag | null | undefined;
}

/** The fields of a section of each type besides {@link SectionFrame}. */
export interface SectionFields {
  advertisement: {
    /** The banner. */
    advertisement: Advertisement;
  };
  tag: Tagged;
  spacer: {
    /** Its height in CSS pixels. */
    space_height?: number | null | undefined;
  };
  project: {
    /** The project. */
    project: ProjectSummary;
  };
  items_slider: Tagged;
  categories_grid: unknown;
  categories_slider: unknown;
  projects_slider: Tagged;
  projects_grid: Tagged;
  call_to_action: unknown;
  advertisements_slider: Tagged;
  text_content: unknown;
  rich_text: unknown;
  lead_form: {
    /** Id of the lead form, passed to `leads.create`. */
    source_id: number;
  };
}

/** Types of sections. */
export type SectionType = keyof SectionFields;

/** A section of one type. */
export type SectionOf<Type extends SectionType> = {
  [One in Type]: SectionFrame & {
    /** Type of the section; determines the other fields. */
    type: One;
  } & SectionFields[One];
}[Type];

/**
 * A section of a CMS page, discriminated by `type` (spec §2 lists the first fourteen). Other fields are ignored. Tags are
 * optional because an editor may leave a section empty; views then show their empty state.
 */
export type Section = SectionOf<SectionType>;

const frame = {
  id: v.nullish(idSchema),
  postion: v.fallback(v.number(), 0),
  is_mobile: flagSchema,
  is_desktop: flagSchema,
  ...optionalBilingual('title'),
  ...optionalBilingual('description'),
  cta_url: addressField,
};

const section = <const Type extends SectionType, const Entries extends EntriesOf<SectionFields[Type]>>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...frame, ...entries });

const tagEntry = { tag: v.nullish(tagSchema) };

/** The schema of one type of section. */
interface SectionOption extends v.GenericSchema<unknown, Section> {
  readonly entries: Readonly<Record<string, v.GenericSchema>> & {
    readonly type: v.LiteralSchema<SectionType, undefined>;
  };
}

/** The schema of sections of any type. */
export interface SectionSchema extends v.GenericSchema<unknown, Section> {
  /** The schema of each type. */
  readonly options: readonly SectionOption[];
}

/** Schema of sections of types that the contract doesn't have. Their own fields are unknown to it, so they stay. */
export const ownSectionSchema = (types: readonly string[]): v.GenericSchema<unknown, Section> =>
  // They have the type of sections, because a list has both; the component that shows one reads its fields.
  v.looseObject({ ...frame, type: v.picklist(types) }) as unknown as v.GenericSchema<unknown, Section>;

/** Schema of {@link Section}. */
export const sectionSchema: SectionSchema = v.variant('type', [
  section('advertisement', { advertisement: advertisementSchema }),
  section('tag', tagEntry),
  section('spacer', { space_height: clampedPixels(MAX_TEXT_PADDING) }),
  section('project', { project: projectSummarySchema }),
  section('items_slider', tagEntry),
  section('categories_grid', {}),
  section('categories_slider', {}),
  section('projects_slider', tagEntry),
  section('projects_grid', tagEntry),
  section('call_to_action', {}),
  section('advertisements_slider', tagEntry),
  section('text_content', {}),
  section('rich_text', {}),
  section('lead_form', { source_id: idSchema }),
]);
