import type { ProjectListQuery, ProjectSortBy, ProjectSummary, SortOrder } from '../../contract';
import { readable, refusal, success } from '../answers';
import { type Check, needed, Skipped, unless } from '../check';
import type { Context } from '../context';
import { pagingChecks } from './paging';
import { type SortKey, sortDeviations } from './sorting';
import { UNKNOWN_ID } from './unknown';

const listed = async ({ probe }: Context, query: ProjectListQuery): Promise<ProjectSummary[]> =>
  readable('projects.list', await probe('projects.list', { query: { limit: 100, ...query } }));

const sortKeys: Record<ProjectSortBy, (project: ProjectSummary) => SortKey> = {
  postion: ({ postion }) => postion,
  name_en: ({ name_en }) => name_en,
  name_ar: ({ name_ar }) => name_ar,
  created_at: ({ created_at }) => created_at ?? '',
};
const SORTS = Object.keys(sortKeys) as ProjectSortBy[];
const ORDERS = ['ASC', 'DESC'] as const satisfies SortOrder[];

const filterCheck = (
  name: 'category' | 'type',
  idOf: (project: ProjectSummary) => number | undefined,
): Check => ({
  endpoint: 'projects.list',
  title: `filters by ${name}`,
  run: async (context) => {
    const all = (await context.found('projects.list')) ?? [];
    const id = needed(all.map(idOf).find(Boolean), `No project tells its ${name}.`);
    const projects = await listed(context, { [name]: id });
    return [
      ...unless(projects.length > 0, 'results', `the projects of ${name} ${id}`, []),
      ...projects.flatMap((project, index) =>
        unless(idOf(project) === id, `results[${index}].${name}.id`, String(id), idOf(project)),
      ),
    ];
  },
});

export const projectChecks: Check[] = [
  ...pagingChecks('projects.list'),
  {
    endpoint: 'projects.list',
    title: 'sorts by postion, DESC, when nothing else is asked',
    run: async (context) =>
      sortDeviations((await listed(context, {})).map(sortKeys.postion), 'DESC', 'postion'),
  },
  ...SORTS.flatMap((sortBy) =>
    ORDERS.map(
      (order): Check => ({
        endpoint: 'projects.list',
        title: `sorts by ${sortBy}, ${order}`,
        run: async (context) => {
          const projects = await listed(context, { sort_by: sortBy, sort_order: order });
          if (projects.length < 2) throw new Skipped('There are fewer than two projects.');
          if (sortBy === 'created_at' && projects.some(({ created_at }) => !created_at)) {
            throw new Skipped('Projects do not tell when they were created.');
          }
          return sortDeviations(projects.map(sortKeys[sortBy]), order, sortBy);
        },
      }),
    ),
  ),
  filterCheck('category', ({ category }) => category?.id),
  filterCheck('type', ({ type }) => type?.id),
  {
    endpoint: 'projects.categories',
    title: 'answers with valid categories',
    run: async ({ probe }) =>
      success('projects.categories', await probe('projects.categories', { query: { type: 2 } })),
  },
  {
    endpoint: 'projects.get',
    title: 'answers with the valid project',
    run: async ({ probe, found }) => {
      const { id } = needed((await found('projects.list'))?.[0], 'There are no projects.');
      return success('projects.get', await probe('projects.get', { params: { id } }));
    },
  },
  {
    endpoint: 'projects.get',
    title: 'refuses an unknown project',
    run: async ({ probe }) => refusal(await probe('projects.get', { params: { id: UNKNOWN_ID } }), [404]),
  },
];
