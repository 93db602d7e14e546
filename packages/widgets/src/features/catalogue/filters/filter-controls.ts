import type { FilterChoice } from './filter-choice';

/** Props of every control of a filter. */
export interface FilterControls {
  readonly choice: FilterChoice;
  readonly choose: (choice: FilterChoice) => void;
  /** Offline nothing can be chosen. */
  readonly isInert: boolean;
  /** Whether the counts are there; without them nothing is disabled. */
  readonly hasCounts: boolean;
  /** Shows the list; called on Enter in a facet's last field, where something covers the list. */
  readonly show?: (() => void) | undefined;
}
