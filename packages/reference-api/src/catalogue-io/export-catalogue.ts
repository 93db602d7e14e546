import { asc } from 'drizzle-orm';
import { withoutDefaultPages } from '../catalogue/default-pages';
import { withoutDerivedColors } from '../catalogue/theme/color-pairs';
import type { Database } from '../db/database';
import { groupRows } from '../db/group-rows';
import * as schema from '../db/schema';
import { fromStored } from '../db/stored-amount';
import { names } from '../wire/names';
import type { CatalogueDocument, Part } from './catalogue-document';
import { exportPages } from './export-pages';
import { exportProducts } from './export-products';
import { exportedImage, moment, referenceTo } from './exported-fields';

const momentOrNull = (date: Date | null): string | null => date && moment(date);

async function categories(tx: Database): Promise<Part<'categories'>> {
  const subcategoriesOf = groupRows(
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

async function projects(tx: Database): Promise<Part<'projects'>> {
  const imagesOf = groupRows(
    await tx
      .select()
      .from(schema.projectImages)
      .orderBy(asc(schema.projectImages.position), asc(schema.projectImages.id)),
    ({ projectId }) => projectId,
  );
  const itemsOf = groupRows(
    await tx.select().from(schema.projectItems).orderBy(asc(schema.projectItems.position)),
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
    category: referenceTo(row.categoryId),
    type: { id: row.typeId },
    images: imagesOf(row.id).map(exportedImage),
    items: itemsOf(row.id).map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
    postion: row.position,
  }));
}

async function countries(tx: Database): Promise<Part<'countries'>> {
  const zonesOf = groupRows(
    await tx.select().from(schema.zones).orderBy(asc(schema.zones.position)),
    ({ governorateId }) => governorateId,
  );
  const governoratesOf = groupRows(
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
        price: fromStored(zone.price),
      })),
    })),
  }));
}

async function promos(tx: Database): Promise<Part<'promos'>> {
  const rows = await tx.select().from(schema.promos).orderBy(asc(schema.promos.id));
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    type: row.type,
    value: row.percent ?? (row.amount === null ? 0 : fromStored(row.amount)),
    min_order_total: fromStored(row.minOrderTotal),
    max_discount: row.maxDiscount === null ? null : fromStored(row.maxDiscount),
    starts_at: momentOrNull(row.startsAt),
    ends_at: momentOrNull(row.endsAt),
    usage_limit: row.usageLimit,
    used_count: row.usedCount,
    is_active: row.isActive,
  }));
}

function settings(rows: readonly { values: unknown }[]): Part<'settings'> {
  const merged: Part<'settings'> = Object.assign({}, ...rows.map(({ values }) => values));
  const { theme } = merged;
  return theme?.colors
    ? { ...merged, theme: { ...theme, colors: withoutDerivedColors(theme.colors) } }
    : merged;
}

/**
 * Exports a shop's content in wire format, as read by `importCatalogue`; importing an export changes nothing. Data from
 * visitors (orders, requests, leads) is not included.
 * @param tx a transaction, so that all parts are consistent
 */
export async function exportCatalogue(tx: Database): Promise<CatalogueDocument> {
  const settingsGroups = await tx.select().from(schema.settingsGroups);
  const colors = await tx.select().from(schema.colors).orderBy(asc(schema.colors.id));
  const fabrics = await tx.select().from(schema.fabrics).orderBy(asc(schema.fabrics.id));
  const projectCategories = await tx
    .select()
    .from(schema.projectCategories)
    .orderBy(asc(schema.projectCategories.position));
  const partners = await tx.select().from(schema.partners).orderBy(asc(schema.partners.position));
  const terms = await tx.select().from(schema.termsSections).orderBy(asc(schema.termsSections.position));
  return withoutDefaultPages({
    settings: settings(settingsGroups),
    categories: await categories(tx),
    colors: colors.map((row) => ({ id: row.id, hex: row.hex, ...names(row) })),
    fabrics: fabrics.map((row) => ({ id: row.id, ...names(row), image_url: row.imagePath })),
    products: await exportProducts(tx),
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
    pages: await exportPages(tx),
    redirects: await tx.select().from(schema.redirects).orderBy(asc(schema.redirects.slug)),
    synonyms: (
      await tx.select().from(schema.searchSynonyms).orderBy(asc(schema.searchSynonyms.position))
    ).map(({ terms }) => terms),
  });
}
