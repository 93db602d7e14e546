import type { Endpoints, ForEachProjectFilter, ProjectFilter, ProjectSortBy } from '@diwan/sdk/contract';
import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/database';
import { projectCategories, projects } from '../../db/schema';
import { correctQuery } from '../../db/search/correct-query';
import { type Dictionary, ownDictionary } from '../../db/search/dictionary';
import type { Lexicon } from '../../db/search/lexicon';
import { searchCondition } from '../../db/search/search-query';
import { type ListPage, withTotal } from '../../platform/wire/list-page';
import { names } from '../../platform/wire/names';

type ProjectQuery = InferOutput<Endpoints['projects.list']['query']>;

const sortColumns: Record<ProjectSortBy, PgColumn> = {
  postion: projects.position,
  name_en: projects.sortNameEn,
  name_ar: projects.sortNameAr,
  created_at: projects.createdAt,
};

const conditions: ForEachProjectFilter<[dictionary: Dictionary], SQL | undefined> = {
  category: (ids) => inArray(projects.categoryId, ids),
  type: (ids) => inArray(projects.typeId, ids),
  query: (text, dictionary) => searchCondition(projects.searchWords, text, dictionary),
};

function filters(query: ProjectQuery, dictionary: Dictionary): SQL | undefined {
  const conditionOf = <Name extends ProjectFilter>(name: Name): SQL | undefined => {
    const value = query[name];
    return value === undefined ? undefined : conditions[name](value, dictionary);
  };
  return and(...(Object.keys(conditions) as ProjectFilter[]).map(conditionOf));
}

export async function listProjectIds(
  db: Database,
  requested: ProjectQuery,
  lexicon: () => Promise<Lexicon>,
): Promise<ListPage<number>> {
  const words = requested.query ? await lexicon() : undefined;
  const dictionary = words?.dictionary ?? ownDictionary;
  const query = { ...requested, query: words && correctQuery(words, requested.query ?? '') };
  const direction = query.sort_order === 'ASC' ? asc : desc;
  const condition = filters(query, dictionary);
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(condition)
    .orderBy(direction(sortColumns[query.sort_by]), direction(projects.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const ids = rows.map(({ id }) => id);
  return withTotal(ids, { ...query, count: () => db.$count(projects, condition) });
}

/** All project categories, or only those with projects of a type. */
export async function listProjectCategories(db: Database, type: number | undefined) {
  const hasProjectOfType =
    type === undefined
      ? undefined
      : exists(
          db
            .select({ found: sql`1` })
            .from(projects)
            .where(and(eq(projects.categoryId, projectCategories.id), eq(projects.typeId, type))),
        );
  const rows = await db
    .select()
    .from(projectCategories)
    .where(hasProjectOfType)
    .orderBy(asc(projectCategories.position), asc(projectCategories.id));
  return rows.map((row) => ({ id: row.id, ...names(row) }));
}
