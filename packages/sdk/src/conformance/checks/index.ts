import type { Check } from '../check';
import {
  categoryChecks,
  mapChecks,
  pageChecks,
  redirectChecks,
  settingsChecks,
  staffChecks,
} from './catalogue';
import { completenessChecks } from './completeness';
import { everywhereChecks } from './everywhere';
import { itemChecks } from './items';
import { pagingChecks } from './paging';
import { projectChecks } from './projects';
import { visitorChecks } from './visitors';

/** All checks, in the order of the report. */
export const checks: readonly Check[] = [
  ...itemChecks,
  ...categoryChecks,
  ...settingsChecks,
  ...staffChecks,
  ...pageChecks,
  ...projectChecks,
  ...pagingChecks('partners.list'),
  ...redirectChecks,
  ...mapChecks,
  ...visitorChecks,
  ...everywhereChecks,
  ...completenessChecks,
];
