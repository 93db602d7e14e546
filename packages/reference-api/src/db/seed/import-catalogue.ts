import { sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/catalogue-schema';
import type { Database } from '../database';
import * as schema from '../schema';
import { geographyRows, pageRows, projectRows, promoRows, settingsRows } from './content-rows';
import { type LastChanges, lastChanges } from './last-changes';
import { nameColumns, productRows, sortedNameColumns } from './product-rows';
import { deleteOthers, insertAll, releaseCodes, upsertAll } from './upsert';

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Updates the product counts of categories and subcategories; call it after writing products. */
export async function refreshItemsCounts(tx: Database): Promise<void> {
  const { categories, subcategories, items } = schema;
  await tx.update(categories).set({
    itemsCount: sql`(select count(*) from ${items} where ${items.categoryId} = ${categories}.id)`,
  });
  await tx.update(subcategories).set({
    itemsCount: sql`(select count(*) from ${items} where ${items.subcategoryId} = ${subcategories}.id)`,
  });
}

/**
 * Replaces the content of the tables. Rows keep their ids, so that orders, requests and leads stay linked; those, the
 * usage counts of promos, and lead sources are never deleted or reset.
 * @param tx a transaction, so that visitors see either the old or the new content
 */
export async function importCatalogue(tx: Database, catalogue: Catalogue, importedAt: Date): Promise<void> {
  const changes = await lastChanges(tx, catalogue, importedAt);
  await writeProducts(tx, catalogue, { importedAt, changes });
  await writeContent(tx, catalogue, changes);
  await refreshItemsCounts(tx);
  await writeVocabulary(tx, catalogue);
}

/** Stores the words of names, keywords and categories; not codes, which queries must not be corrected to. */
async function writeVocabulary(tx: Database, catalogue: Catalogue): Promise<void> {
  const records = [...productRows(catalogue).items, ...projectRows(catalogue).projects];
  const words = new Set(
    records
      .flatMap(({ searchWords }) => (Array.isArray(searchWords) ? searchWords : []))
      .filter(({ word, weight }) => weight !== 'D' && !/\p{N}/u.test(word))
      .map(({ word }) => word),
  );
  await tx.delete(schema.searchVocabulary);
  await insertAll(
    tx,
    schema.searchVocabulary,
    [...words].map((word) => ({ word })),
  );
}

/** Creation times of existing products, so that those without one in the document aren't new after each import. */
async function knownSince(tx: Database): Promise<Map<number, Date>> {
  const { id, createdAt } = schema.items;
  const rows = await tx.select({ id, createdAt }).from(schema.items);
  return new Map(rows.map((row) => [row.id, row.createdAt]));
}

async function writeProducts(
  tx: Database,
  catalogue: Catalogue,
  { importedAt, changes }: { importedAt: Date; changes: LastChanges },
): Promise<void> {
  const { categories, products } = catalogue;
  const rows = productRows(catalogue);
  const since = await knownSince(tx);
  const subcategoryRows = categories.flatMap((category) =>
    category.subcategories.map((subcategory, position) => ({
      id: subcategory.id,
      categoryId: category.id,
      ...nameColumns(subcategory),
      position,
      ...changes.subcategories.get(subcategory.id),
    })),
  );

  for (const table of [
    schema.itemImages,
    schema.itemColors,
    schema.itemFabrics,
    schema.setItems,
    schema.relatedItems,
  ]) {
    await tx.delete(table);
  }
  await deleteOthers(tx, schema.items, idsOf(products));
  await deleteOthers(tx, schema.subcategories, idsOf(subcategoryRows));
  await deleteOthers(tx, schema.categories, idsOf(categories));
  await deleteOthers(tx, schema.colors, idsOf(catalogue.colors));
  await deleteOthers(tx, schema.fabrics, idsOf(catalogue.fabrics));

  await upsertAll(
    tx,
    schema.categories,
    categories.map((category, index) => ({
      id: category.id,
      ...sortedNameColumns(category),
      imagePath: category.image_url,
      hex: category.hex,
      position: category.postion ?? index + 1,
      ...changes.categories.get(category.id),
    })),
    { key: 'id' },
  );
  await upsertAll(tx, schema.subcategories, subcategoryRows, { key: 'id' });
  await upsertAll(
    tx,
    schema.colors,
    catalogue.colors.map((color) => ({ id: color.id, hex: color.hex, ...nameColumns(color) })),
    { key: 'id' },
  );
  await upsertAll(
    tx,
    schema.fabrics,
    catalogue.fabrics.map((fabric) => ({
      id: fabric.id,
      imagePath: fabric.image_url,
      ...nameColumns(fabric),
    })),
    { key: 'id' },
  );
  await releaseCodes(tx, { table: schema.items, column: schema.items.code, codes: rows.items });
  await upsertAll(
    tx,
    schema.items,
    rows.items.map((row) => ({
      ...row,
      ...changes.products.get(row.id),
      createdAt: row.createdAt ?? since.get(row.id) ?? importedAt,
    })),
    { key: 'id' },
  );
  await insertAll(tx, schema.itemImages, rows.images);
  await insertAll(tx, schema.itemColors, rows.colors);
  await insertAll(tx, schema.itemFabrics, rows.fabrics);
  await insertAll(tx, schema.setItems, rows.setItems);
  await insertAll(tx, schema.relatedItems, rows.related);
}

async function writeContent(tx: Database, catalogue: Catalogue, changes: LastChanges): Promise<void> {
  const projects = projectRows(catalogue);
  const geography = geographyRows(catalogue);
  const pages = pageRows(catalogue);
  const promos = promoRows(catalogue);

  // Deleting pages also deletes their sections and links.
  for (const table of [
    schema.settingsGroups,
    schema.pages,
    schema.advertisements,
    schema.projectImages,
    schema.projectItems,
    schema.partners,
    schema.termsSections,
    schema.redirects,
    schema.searchSynonyms,
  ]) {
    await tx.delete(table);
  }
  await deleteOthers(tx, schema.projects, idsOf(catalogue.projects));
  await deleteOthers(tx, schema.projectCategories, idsOf(catalogue.project_categories));
  await deleteOthers(tx, schema.promos, idsOf(catalogue.promos));
  await deleteOthers(tx, schema.countries, idsOf(geography.countries));
  await deleteOthers(tx, schema.governorates, idsOf(geography.governorates));
  await deleteOthers(tx, schema.zones, idsOf(geography.zones));

  await insertAll(tx, schema.settingsGroups, settingsRows(catalogue.settings));
  await upsertAll(
    tx,
    schema.projectCategories,
    catalogue.project_categories.map((category, position) => ({
      id: category.id,
      ...nameColumns(category),
      position,
    })),
    { key: 'id' },
  );
  await upsertAll(
    tx,
    schema.projects,
    projects.projects.map((row) => ({ ...row, ...changes.projects.get(row.id) })),
    { key: 'id', kept: ['createdAt'] },
  );
  await insertAll(tx, schema.projectImages, projects.images);
  await insertAll(tx, schema.projectItems, projects.items);
  await insertAll(
    tx,
    schema.partners,
    catalogue.partners.map((partner, position) => ({
      id: partner.id,
      ...nameColumns(partner),
      logoPath: partner.logo_url,
      href: partner.href,
      position,
    })),
  );
  await releaseCodes(tx, { table: schema.promos, column: schema.promos.code, codes: promos });
  await upsertAll(tx, schema.promos, promos, { key: 'id', kept: ['usedCount', 'wireId'] });
  await upsertAll(tx, schema.countries, geography.countries, { key: 'id' });
  await upsertAll(tx, schema.governorates, geography.governorates, { key: 'id' });
  await upsertAll(tx, schema.zones, geography.zones, { key: 'id' });
  await insertAll(
    tx,
    schema.termsSections,
    catalogue.terms.map((chapter, position) => ({
      id: chapter.id,
      titleEn: chapter.title_en,
      titleAr: chapter.title_ar,
      contentEn: chapter.content_en,
      contentAr: chapter.content_ar,
      position,
    })),
  );
  await upsertAll(tx, schema.leadSources, pages.leadSources, { key: 'id' });
  await insertAll(
    tx,
    schema.pages,
    pages.pages.map((row) => ({ ...row, ...changes.pages.get(row.slug) })),
  );
  await insertAll(tx, schema.advertisements, pages.advertisements);
  await insertAll(tx, schema.sections, pages.sections);
  await insertAll(tx, schema.sectionItems, pages.sectionItems);
  await insertAll(tx, schema.sectionProjects, pages.sectionProjects);
  await insertAll(tx, schema.sectionAdvertisements, pages.sectionAdvertisements);
  await insertAll(tx, schema.redirects, catalogue.redirects);
  await insertAll(
    tx,
    schema.searchSynonyms,
    catalogue.synonyms.map((terms, position) => ({ position, terms })),
  );
}
