export {
  choiceFrom,
  FILTER_PARAMS,
  type FilterChoice,
  isUnfiltered,
  listFilter,
  withChoice,
} from './filter-choice';
export { knownChoice } from './list-facets';
export { type FilteredList, GridFilters, ProductFilters, type ProductFiltersProps } from './ProductFilters';
export type { FirstFacets } from './use-facets';
