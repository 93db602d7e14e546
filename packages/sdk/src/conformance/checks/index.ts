import { endpoints } from '../../contract';
import type { Check } from '../check';
import { codeChecks } from './codes';
import { everywhereChecks } from './everywhere';
import { facetChecks } from './facets';
import { filterChecks } from './filters';
import { orderChecks } from './orders';
import { pagingOfLists } from './paging';
import { readChecks } from './reads';
import { sortingOfLists } from './sorting';
import { writeChecks } from './writes';

const all = [
  ...readChecks,
  ...pagingOfLists,
  ...sortingOfLists,
  ...filterChecks,
  ...facetChecks,
  ...writeChecks,
  ...codeChecks,
  ...orderChecks,
  ...everywhereChecks,
];

/** All checks, in the order of the endpoint table. */
export const checks: readonly Check[] = Object.keys(endpoints).flatMap((name) =>
  all.filter(({ endpoint }) => endpoint === name),
);
