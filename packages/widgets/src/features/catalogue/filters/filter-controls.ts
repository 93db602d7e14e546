import type { FilterChoice } from './filter-choice';

/** What every control of a filter needs. */
export interface FilterControls {
  readonly choice: FilterChoice;
  readonly choose: (choice: FilterChoice) => void;
  /** Offline nothing can be chosen. */
  readonly isInert: boolean;
  /** Whether the counts are there; without them nothing is disabled. */
  readonly hasCounts: boolean;
}
