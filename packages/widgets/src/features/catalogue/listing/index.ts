export { FilterPills, type FilterPillsProps } from './FilterPills';
export { ListFoot, type ListFootProps } from './ListFoot';
export { ListToolbar, type ListToolbarProps } from './ListToolbar';
export { ListToolbarSkeleton } from './ListToolbarSkeleton';
export { SortSelect, type SortSelectProps } from './SortSelect';
export {
  type FirstPage,
  type GrowingList,
  type GrowingListOptions,
  useGrowingList,
} from './use-growing-list';
