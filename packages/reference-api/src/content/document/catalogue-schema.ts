import { FURNITURE_SHAPES } from '@diwan/sdk/commerce/drawing';
import {
  advertisementEntries,
  countryCodeParam,
  MAX_PHONE_LENGTH,
  MIN_PHONE_LENGTH,
  PROMO_TYPES,
  productCodeSchema,
  promoCodeParam,
} from '@diwan/sdk/contract';
import * as v from 'valibot';
import {
  address,
  amount,
  color,
  count,
  flag,
  hasDecimals,
  hex,
  id,
  length,
  moment,
  name,
  names,
  percent,
  picture,
  pictureSize,
  pixels,
  position,
  productReference,
  reference,
  slug,
  target,
  text,
  textPadding,
  textSize,
  whole,
} from './fields';
import { nearestName } from './nearest-name';
import { NO_OWN_CONTENT, type OwnContent } from './own-content';
import { storedEntries } from './product-fields';
import { refusedValue } from './quoted';
import { missingFields, storedEntries as sectionEntries, sectionTypes } from './section-fields';
import { settingsSchema } from './settings-schema';

const image = v.object({
  id,
  src_url: picture,
  alt: v.nullish(v.string()),
  alt_ar: v.nullish(v.string()),
  is_main: flag,
  postion: position,
  width: pixels,
  height: pixels,
  color: v.nullish(hex),
});

/** A field of the contract needs a line here only where documents are stricter or have another default. */
export const productSchema = v.object({
  id,
  code: productCodeSchema,
  ...names,
  ...storedEntries,
  keywords: text,
  price: amount,
  discount: v.optional(percent, 0),
  allow_discount: flag,
  /** Neither shown nor sold, but kept. */
  hidden: flag,
  is_featured: flag,
  is_saudi_made: flag,
  is_set: flag,
  allow_online_purchase: flag,
  check_availity: flag,
  is_price_show: v.optional(v.boolean(), true),
  is_content_show: v.optional(v.boolean(), true),
  is_sku_show: v.optional(v.boolean(), true),
  images: v.optional(v.array(image), []),
  colors: v.optional(v.array(v.object({ id, item_color: v.optional(v.object({ is_default: flag })) })), []),
  fabrics: v.optional(v.array(v.object({ id, item_fabric: v.optional(v.object({ is_default: flag })) })), []),
  dimensions: v.nullish(
    v.pipe(
      v.object({
        default_width: length,
        default_depth: length,
        default_height: length,
        min_width: v.nullish(length),
        max_width: v.nullish(length),
        unit: v.optional(v.string(), 'cm'),
      }),
      v.check(
        ({ default_width, min_width, max_width }) =>
          (min_width ?? default_width) <= default_width && default_width <= (max_width ?? default_width),
        '"default_width" must be between "min_width" and "max_width"',
      ),
    ),
    null,
  ),
  shape: v.nullish(v.picklist(FURNITURE_SHAPES), null),
  set_items: v.optional(v.array(v.object({ id, item_id: productReference, quantity: whole(1) })), []),
  /** Related products selected by an editor; without any, the API finds some. */
  related_ids: v.optional(v.array(productReference), []),
  category: v.nullish(reference),
  subcategory: v.nullish(reference),
  postion: position,
  /** When the product was added to the shop; defaults to its first import. */
  created_at: v.optional(moment),
});
export type CatalogueProduct = v.InferOutput<typeof productSchema>;

const project = v.object({
  id,
  ...names,
  short_description_en: text,
  short_description_ar: text,
  long_description_en: text,
  long_description_ar: text,
  cover_url: v.nullish(picture),
  category: v.nullish(reference),
  type: v.optional(reference, { id: 2 }),
  images: v.optional(v.array(image), []),
  /** Products used in it. */
  items: v.optional(v.array(v.object({ item_id: productReference, quantity: v.optional(whole(1), 1) })), []),
  postion: position,
});

// The wire schema tolerates invalid values; imports report them.
const advertisement = v.object({
  ...advertisementEntries,
  id,
  src_url: picture,
  mobile_src_url: v.nullish(picture),
  text_alignment: v.optional(v.picklist(['right', 'left', 'center']), 'center'),
  title_color: color,
  title_size: textSize,
  description_color: color,
  description_size: textSize,
  cta_url: v.nullish(address),
  cta_background_color: color,
  cta_text_color: color,
  cta_border_color: color,
  mobile_text_padding: textPadding,
  desktop_text_padding: textPadding,
  width: pictureSize,
  height: pictureSize,
  mobile_width: pictureSize,
  mobile_height: pictureSize,
});
export type CatalogueAdvertisement = v.InferOutput<typeof advertisement>;

const optionalText = v.nullish(v.string());

/** What a section of any type has. */
const sectionFrame = {
  postion: position,
  is_mobile: v.optional(v.boolean(), true),
  is_desktop: v.optional(v.boolean(), true),
  title_en: optionalText,
  title_ar: optionalText,
  description_en: optionalText,
  description_ar: optionalText,
  cta_url: v.nullish(address),
};

function unknownType(issue: v.BaseIssue<unknown>, own: OwnContent): string {
  const known = [...Object.keys(own.sections), ...sectionTypes];
  const nearest = typeof issue.input === 'string' ? nearestName(issue.input, known) : undefined;
  const guess = nearest ? `did you mean "${nearest}"? ` : '';
  return `is unknown: ${refusedValue(issue)}; ${guess}the types are ${known.join(', ')}`;
}

const sectionOfContract = (own: OwnContent) =>
  v.pipe(
    v.object({
      ...sectionEntries,
      id,
      type: v.picklist(sectionTypes, (issue) => unknownType(issue, own)),
      ...sectionFrame,
      space_height: textPadding,
      source_id: v.nullish(id),
      advertisement: v.nullish(advertisement),
      project: v.nullish(id),
      tag: v.nullish(
        v.object({
          name_en: text,
          name_ar: text,
          item_ids: v.optional(v.array(productReference), []),
          project_ids: v.optional(v.array(id), []),
          ads: v.optional(v.array(advertisement), []),
        }),
      ),
    }),
    v.partialCheck(
      [['type']],
      (section) => missingFields(section).length === 0,
      ({ input }) => `a section of type ${input.type} requires ${missingFields(input)[0]}`,
    ),
  );
type SectionSchema = ReturnType<typeof sectionOfContract>;
export type CatalogueSection = v.InferOutput<SectionSchema>;

/** A section of a shop's own type, or of one of the contract's. */
function anySection(own: OwnContent) {
  const ofContract = sectionOfContract(own);
  return v.lazy((given): SectionSchema => {
    const { type } = Object(given) as { type?: unknown };
    const fields = typeof type === 'string' ? own.sections[type] : undefined;
    if (!fields) return ofContract;
    // What it has besides is stored as it is.
    return v.object({
      ...(fields as v.ObjectEntries),
      id,
      ...sectionFrame,
      type: v.literal(type as string),
    }) as never;
  });
}

const page = (own: OwnContent) =>
  v.object({ name: text, ...names, sections: v.optional(v.array(anySection(own)), []) });

const zone = v.object({ id, ...names, price: amount });
const governorate = v.object({ id, ...names, zones: v.optional(v.array(zone), []) });
const country = v.object({
  id,
  country_code: countryCodeParam,
  iso: v.nullish(v.string()),
  ...names,
  allowed_phone_length: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(MIN_PHONE_LENGTH),
    v.maxValue(MAX_PHONE_LENGTH),
  ),
  governorates: v.optional(v.array(governorate), []),
});

const promo = v.pipe(
  v.object({
    id,
    code: promoCodeParam,
    type: v.picklist(PROMO_TYPES),
    value: v.optional(amount, 0),
    min_order_total: v.optional(amount, 0),
    max_discount: v.nullish(amount),
    starts_at: v.nullish(moment),
    ends_at: v.nullish(moment),
    usage_limit: v.nullish(count),
    used_count: v.optional(count, 0),
    is_active: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.partialCheck(
      [['type'], ['value']],
      ({ type, value }) => type !== 'percentage' || (value <= 100 && hasDecimals(value, 2)),
      'a percentage is at most 100, with at most two decimals',
    ),
    ['value'],
  ),
  v.forward(
    v.partialCheck(
      [['starts_at'], ['ends_at']],
      ({ starts_at, ends_at }) => !starts_at || !ends_at || Date.parse(starts_at) < Date.parse(ends_at),
      'must be after "starts_at"',
    ),
    ['ends_at'],
  ),
);

/** A shop's entire content as a JSON document in wire format. Unknown keys are ignored with a warning. */
export const catalogueSchemaWith = (own: OwnContent) =>
  v.object({
    $schema: v.optional(v.string()),
    settings: settingsSchema,
    categories: v.array(
      v.object({
        id,
        ...names,
        image_url: v.nullish(picture),
        hex: v.nullish(hex),
        postion: position,
        subcategories: v.optional(v.array(v.object({ id, ...names })), []),
      }),
    ),
    colors: v.optional(v.array(v.object({ id, hex, ...names })), []),
    fabrics: v.optional(v.array(v.object({ id, ...names, image_url: v.nullish(picture) })), []),
    products: v.array(productSchema),
    project_categories: v.optional(v.array(v.object({ id, ...names })), []),
    projects: v.optional(v.array(project), []),
    partners: v.optional(
      v.array(v.object({ id, ...names, logo_url: v.nullish(picture), href: v.nullish(address) })),
      [],
    ),
    promos: v.optional(v.array(promo), []),
    countries: v.optional(v.array(country), []),
    terms: v.optional(
      v.array(v.object({ id, title_en: name, title_ar: name, content_en: text, content_ar: text })),
      [],
    ),
    pages: v.optional(v.record(slug, page(own)), {}),
    redirects: v.optional(v.array(v.object({ slug, url: target })), []),
    synonyms: v.optional(v.array(v.pipe(v.array(name), v.minLength(2, 'needs at least two terms'))), []),
  });
/** The schema for shops without code of their own. */
export const catalogueSchema = catalogueSchemaWith(NO_OWN_CONTENT);
export type Catalogue = v.InferOutput<typeof catalogueSchema>;
