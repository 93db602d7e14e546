import type { ProjectListQuery, ProjectSortBy, ProjectSummary } from '../contract';
import type { Backends } from './backend';
import { type Check, needed } from './checking/check';
import { sendsEveryField } from './checking/completeness';
import type { Context } from './checking/context';
import { unless } from './checking/deviation';
import { lookUpCheck } from './checking/look-up';
import { pagingChecks } from './checking/paging';
import { readable, refusal, success } from './checking/responses';
import { by, type Sort, sortChecks } from './checking/sorting';
import { UNKNOWN_ID } from './checking/unknown';
import { found } from './fake/fake-failure';
import { listedProjects, pageOf } from './fake/lists';

const LARGE_PAGE = 100;

const listed = async ({ probe }: Context, query: ProjectListQuery): Promise<ProjectSummary[]> =>
  readable('projects.list', await probe('projects.list', { query: { limit: LARGE_PAGE, ...query } }));

const filterCheck = (
  name: 'category' | 'type',
  idOf: (project: ProjectSummary) => number | undefined,
): Check => ({
  title: `filters by ${name}`,
  run: async (context) => {
    const all = (await context.found('projects.list')) ?? [];
    const ids = all.map(idOf).filter((id) => id !== undefined);
    const isTelling = (id: number) => all.some((project) => idOf(project) !== id);
    const id = needed(ids.find(isTelling) ?? ids[0], `No project has its ${name}.`);
    const projects = await listed(context, { [name]: id });
    const received = projects.map((project) => project.id);
    // Projects are often all of one type, so that only an unknown one shows whether the filter works.
    const none = await listed(context, { [name]: UNKNOWN_ID });
    const lacking = all.filter((project) => idOf(project) === id && !received.includes(project.id));
    return [
      ...unless(
        lacking.length === 0 || projects.length === LARGE_PAGE,
        'results',
        `also the projects ${lacking.map((project) => project.id).join(', ')} of ${name} ${id}`,
        received,
      ),
      ...unless(
        none.length === 0,
        'results',
        `[] for an unknown ${name}`,
        none.map((project) => project.id),
      ),
      ...projects.flatMap((project, index) =>
        unless(idOf(project) === id, `results[${index}].${name}.id`, String(id), idOf(project)),
      ),
    ];
  },
});

const sorts: Record<ProjectSortBy, Sort<ProjectSummary>> = {
  postion: by(({ postion }) => postion),
  name_en: by(({ name_en }) => name_en),
  name_ar: by(({ name_ar }) => name_ar),
  created_at: by(({ created_at }) => created_at ?? ''),
};

export const projectsBackend: Backends<'projects.list' | 'projects.categories' | 'projects.get'> = {
  'projects.list': {
    fake: ({ shop, query }) => pageOf(listedProjects(shop.projects, query), query),
    checks: [
      ...pagingChecks('projects.list'),
      ...sortChecks({ nouns: 'projects', listed, sorts, byDefault: ['postion', 'DESC'] }),
      filterCheck('category', ({ category }) => category?.id),
      filterCheck('type', ({ type }) => type?.id),
      sendsEveryField('projects.list', { query: { limit: LARGE_PAGE } }),
    ],
  },
  'projects.categories': {
    fake: ({ shop }) => shop.projectCategories,
    checks: [
      {
        title: 'returns valid categories',
        run: async ({ probe }) =>
          success('projects.categories', await probe('projects.categories', { query: { type: 2 } })),
      },
    ],
  },
  'projects.get': {
    fake: ({ shop, params }) => found(shop.projects.find(({ id }) => id === params.id)),
    checks: [
      lookUpCheck({
        endpoint: 'projects.get',
        noun: 'project',
        listed: async ({ found }) => (await found('projects.list')) ?? [],
        reason: 'There are no projects.',
      }),
      {
        title: 'rejects an unknown project',
        run: async ({ probe }) =>
          refusal(await probe('projects.get', { params: { id: UNKNOWN_ID } }), 'not_found'),
      },
    ],
  },
};
