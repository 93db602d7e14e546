import type { Endpoints, ForEachProjectFilter, ProjectFilter, ProjectSortBy } from '@diwan/sdk/contract';
import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/database';
import { projectCategories, projects } from '../../db/schema';
import { searchCondition } from '../../db/search-words';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { Handlers } from '../../implement';
import { names } from '../../wire/names';
import { fullProject, projectSummaries } from './load-projects';

type ProjectQuery = InferOutput<Endpoints['projects.list']['query']>;

const sortColumns: Record<ProjectSortBy, PgColumn> = {
  postion: projects.position,
  name_en: projects.sortNameEn,
  name_ar: projects.sortNameAr,
  created_at: projects.createdAt,
};

const conditions: ForEachProjectFilter<[], SQL | undefined> = {
  category: (ids) => inArray(projects.categoryId, ids),
  type: (ids) => inArray(projects.typeId, ids),
  query: (text) => searchCondition(projects.searchWords, text),
};

function filters(query: ProjectQuery): SQL | undefined {
  const conditionOf = <Name extends ProjectFilter>(name: Name): SQL | undefined => {
    const value = query[name];
    return value === undefined ? undefined : conditions[name](value);
  };
  return and(...(Object.keys(conditions) as ProjectFilter[]).map(conditionOf));
}

async function listProjectIds(db: Database, query: ProjectQuery): Promise<number[]> {
  const direction = query.sort_order === 'ASC' ? asc : desc;
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(filters(query))
    .orderBy(direction(sortColumns[query.sort_by]), direction(projects.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return rows.map(({ id }) => id);
}

export const projectsRoutes = ({
  db,
}: Pick<Dependencies, 'db'>): Pick<Handlers, 'projects.list' | 'projects.categories' | 'projects.get'> => ({
  'projects.list': async ({ query }) => projectSummaries(db, await listProjectIds(db, query)),
  'projects.categories': async ({ query: { type } }) => {
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
  },
  'projects.get': async ({ params }) => {
    const project = await fullProject(db, params.id);
    if (!project) throw new ApiError('project_not_found');
    return project;
  },
});
