import { asc } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Database } from '../db/database';
import * as schema from '../db/schema';
import type { catalogueSchema } from '../db/seed/catalogue-schema';
import { names } from '../wire/names';
import { riyals } from '../wire/riyals';

/** A catalogue as a file holds it. */
export type CatalogueDocument = InferInput<typeof catalogueSchema>;
type Of<Name extends keyof CatalogueDocument> = NonNullable<CatalogueDocument[Name]>;
type Product = Of<'products'>[number];
type Section = NonNullable<Of<'pages'>[string]['sections']>[number];
type Advertisement = NonNullable<Section['advertisement']>;

const reference = (id: number | null) => (id === null ? null : { id });
const moment = (date: Date): string => date.toISOString().replace('.000Z', 'Z');
const momentOrNull = (date: Date | null): string | null => date && moment(date);

/** Rows by the record they belong to, in the order they were read. */
function groups<Row>(
  rows: readonly Row[],
  ownerOf: (row: Row) => number | string,
): (owner: number | string) => Row[] {
  const byOwner = new Map<number | string, Row[]>();
  for (const row of rows) {
    const group = byOwner.get(ownerOf(row));
    if (group) group.push(row);
    else byOwner.set(ownerOf(row), [row]);
  }
  return (owner) => byOwner.get(owner) ?? [];
}

interface ImageRow {
  id: number;
  path: string;
  alt: string | null;
  altAr: string | null;
  position: number;
  width: number | null;
  height: number | null;
}

const picture = ({ id, path, alt, altAr, position, width, height }: ImageRow) => ({
  id,
  src_url: path,
  alt,
  alt_ar: altAr,
  postion: position,
  width,
  height,
});

async function products(tx: Database): Promise<Product[]> {
  const { items, itemImages, itemColors, itemFabrics, setItems, relatedItems } = schema;
  const rows = await tx.select().from(items).orderBy(asc(items.position), asc(items.id));
  const imagesOf = groups(
    await tx.select().from(itemImages).orderBy(asc(itemImages.position), asc(itemImages.id)),
    ({ itemId }) => itemId,
  );
  const colorsOf = groups(
    await tx.select().from(itemColors).orderBy(asc(itemColors.position)),
    ({ itemId }) => itemId,
  );
  const fabricsOf = groups(
    await tx.select().from(itemFabrics).orderBy(asc(itemFabrics.position)),
    ({ itemId }) => itemId,
  );
  const piecesOf = groups(
    await tx.select().from(setItems).orderBy(asc(setItems.position)),
    ({ setId }) => setId,
  );
  const relatedTo = groups(
    await tx.select().from(relatedItems).orderBy(asc(relatedItems.position)),
    ({ itemId }) => itemId,
  );

  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    ...names(row),
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    content_en: row.contentEn,
    content_ar: row.contentAr,
    keywords: row.keywords,
    price: riyals(row.price),
    discount: row.discount,
    allow_discount: row.allowDiscount,
    is_featured: row.isFeatured,
    is_saudi_made: row.isSaudiMade,
    is_set: row.isSet,
    is_custom: row.isCustom,
    is_full_width: row.isFullWidth,
    allow_online_purchase: row.allowOnlinePurchase,
    check_availity: row.checkAvailability,
    is_price_show: row.isPriceShow,
    is_content_show: row.isContentShow,
    is_sku_show: row.isSkuShow,
    has_colors: row.hasColors,
    has_fabrics: row.hasFabrics,
    has_dimension: row.hasDimension,
    allow_edit_colors: row.allowEditColors,
    allow_edit_fabrics: row.allowEditFabrics,
    allow_edit_dimension: row.allowEditDimension,
    images: imagesOf(row.id).map((image) => ({
      ...picture(image),
      is_main: image.isMain,
      color: image.color,
    })),
    colors: colorsOf(row.id).map(({ colorId, isDefault }) => ({
      id: colorId,
      item_color: { is_default: isDefault },
    })),
    fabrics: fabricsOf(row.id).map(({ fabricId, isDefault }) => ({
      id: fabricId,
      item_fabric: { is_default: isDefault },
    })),
    dimensions:
      row.defaultWidth === null || row.defaultDepth === null || row.defaultHeight === null
        ? null
        : {
            default_width: row.defaultWidth,
            default_depth: row.defaultDepth,
            default_height: row.defaultHeight,
            unit: row.dimensionUnit ?? 'cm',
          },
    set_items: piecesOf(row.id).map(({ id, itemId, quantity }) => ({ id, item_id: itemId, quantity })),
    related_ids: relatedTo(row.id).map(({ relatedId }) => relatedId),
    category: reference(row.categoryId),
    subcategory: reference(row.subcategoryId),
    postion: row.position,
    created_at: moment(row.createdAt),
  }));
}

async function categories(tx: Database): Promise<Of<'categories'>> {
  const subcategoriesOf = groups(
    await tx.select().from(schema.subcategories).orderBy(asc(schema.subcategories.position)),
    ({ categoryId }) => categoryId,
  );
  const rows = await tx
    .select()
    .from(schema.categories)
    .orderBy(asc(schema.categories.position), asc(schema.categories.id));
  return rows.map((row) => ({
    id: row.id,
    ...names(row),
    image_url: row.imagePath,
    hex: row.hex,
    postion: row.position,
    subcategories: subcategoriesOf(row.id).map((subcategory) => ({
      id: subcategory.id,
      ...names(subcategory),
    })),
  }));
}

async function projects(tx: Database): Promise<Of<'projects'>> {
  const imagesOf = groups(
    await tx
      .select()
      .from(schema.projectImages)
      .orderBy(asc(schema.projectImages.position), asc(schema.projectImages.id)),
    ({ projectId }) => projectId,
  );
  const rows = await tx
    .select()
    .from(schema.projects)
    .orderBy(asc(schema.projects.position), asc(schema.projects.id));
  return rows.map((row) => ({
    id: row.id,
    ...names(row),
    short_description_en: row.shortDescriptionEn,
    short_description_ar: row.shortDescriptionAr,
    long_description_en: row.longDescriptionEn,
    long_description_ar: row.longDescriptionAr,
    cover_url: row.coverPath,
    category: reference(row.categoryId),
    type: { id: row.typeId },
    images: imagesOf(row.id).map(picture),
    postion: row.position,
  }));
}

async function countries(tx: Database): Promise<Of<'countries'>> {
  const zonesOf = groups(
    await tx.select().from(schema.zones).orderBy(asc(schema.zones.position)),
    ({ governorateId }) => governorateId,
  );
  const governoratesOf = groups(
    await tx.select().from(schema.governorates).orderBy(asc(schema.governorates.position)),
    ({ countryId }) => countryId,
  );
  const rows = await tx.select().from(schema.countries).orderBy(asc(schema.countries.position));
  return rows.map((row) => ({
    id: row.id,
    country_code: row.countryCode,
    iso: row.iso,
    ...names(row),
    allowed_phone_length: row.allowedPhoneLength,
    governorates: governoratesOf(row.id).map((governorate) => ({
      id: governorate.id,
      ...names(governorate),
      zones: zonesOf(governorate.id).map((zone) => ({
        id: zone.id,
        ...names(zone),
        price: riyals(zone.price),
      })),
    })),
  }));
}

async function promos(tx: Database): Promise<Of<'promos'>> {
  const rows = await tx.select().from(schema.promos).orderBy(asc(schema.promos.id));
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    type: row.type,
    value: row.percent ?? (row.amount === null ? 0 : riyals(row.amount)),
    min_order_total: riyals(row.minOrderTotal),
    max_discount: row.maxDiscount === null ? null : riyals(row.maxDiscount),
    starts_at: momentOrNull(row.startsAt),
    ends_at: momentOrNull(row.endsAt),
    usage_limit: row.usageLimit,
    used_count: row.usedCount,
    is_active: row.isActive,
  }));
}

async function pages(tx: Database): Promise<Of<'pages'>> {
  const { advertisements, sectionAdvertisements, sectionItems, sectionProjects, sections } = schema;
  const advertisementById = new Map(
    (await tx.select().from(advertisements)).map((row): [number, Advertisement] => [
      row.id,
      { ...row.content, id: row.id, src_url: row.path, mobile_src_url: row.mobilePath },
    ]),
  );
  const itemsOf = groups(
    await tx.select().from(sectionItems).orderBy(asc(sectionItems.position)),
    ({ sectionId }) => sectionId,
  );
  const projectsOf = groups(
    await tx.select().from(sectionProjects).orderBy(asc(sectionProjects.position)),
    ({ sectionId }) => sectionId,
  );
  const adsOf = groups(
    await tx.select().from(sectionAdvertisements).orderBy(asc(sectionAdvertisements.position)),
    ({ sectionId }) => sectionId,
  );
  const sectionsOf = groups(
    await tx.select().from(sections).orderBy(asc(sections.position), asc(sections.id)),
    ({ pageSlug }) => pageSlug,
  );

  const section = (row: typeof sections.$inferSelect): Section => ({
    id: row.id,
    type: row.type,
    postion: row.position,
    is_mobile: row.isMobile,
    is_desktop: row.isDesktop,
    title_en: row.titleEn,
    title_ar: row.titleAr,
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    space_height: row.spaceHeight,
    cta_url: row.ctaUrl,
    source_id: row.sourceId,
    advertisement: advertisementById.get(row.advertisementId ?? 0) ?? null,
    project: row.projectId,
    tag:
      row.tagNameEn === null
        ? null
        : {
            name_en: row.tagNameEn,
            name_ar: row.tagNameAr ?? '',
            item_ids: itemsOf(row.id).map(({ itemId }) => itemId),
            project_ids: projectsOf(row.id).map(({ projectId }) => projectId),
            ads: adsOf(row.id).flatMap(({ advertisementId }) => advertisementById.get(advertisementId) ?? []),
          },
  });
  const rows = await tx.select().from(schema.pages).orderBy(asc(schema.pages.slug));
  return Object.fromEntries(
    rows.map((row) => [
      row.slug,
      { name: row.slug, ...names(row), sections: sectionsOf(row.slug).map(section) },
    ]),
  );
}

/**
 * A shop's whole content in the words of the wire, as `importCatalogue` reads it: importing what was exported changes
 * nothing. What visitors left (orders, requests, leads) is not content.
 * @param tx a transaction, so that all parts are of one moment
 */
export async function exportCatalogue(tx: Database): Promise<CatalogueDocument> {
  const settings = await tx.select().from(schema.settingsGroups);
  const colors = await tx.select().from(schema.colors).orderBy(asc(schema.colors.id));
  const fabrics = await tx.select().from(schema.fabrics).orderBy(asc(schema.fabrics.id));
  const projectCategories = await tx
    .select()
    .from(schema.projectCategories)
    .orderBy(asc(schema.projectCategories.position));
  const partners = await tx.select().from(schema.partners).orderBy(asc(schema.partners.position));
  const terms = await tx.select().from(schema.termsSections).orderBy(asc(schema.termsSections.position));
  return {
    settings: Object.assign({}, ...settings.map(({ values }) => values)),
    categories: await categories(tx),
    colors: colors.map((row) => ({ id: row.id, hex: row.hex, ...names(row) })),
    fabrics: fabrics.map((row) => ({ id: row.id, ...names(row), image_url: row.imagePath })),
    products: await products(tx),
    project_categories: projectCategories.map((row) => ({ id: row.id, ...names(row) })),
    projects: await projects(tx),
    partners: partners.map((row) => ({ id: row.id, ...names(row), logo_url: row.logoPath, href: row.href })),
    promos: await promos(tx),
    countries: await countries(tx),
    terms: terms.map((row) => ({
      id: row.id,
      title_en: row.titleEn,
      title_ar: row.titleAr,
      content_en: row.contentEn,
      content_ar: row.contentAr,
    })),
    pages: await pages(tx),
    redirects: await tx.select().from(schema.redirects).orderBy(asc(schema.redirects.slug)),
  };
}
