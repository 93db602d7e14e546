export { ListFoot, type ListFootProps } from './ListFoot';
export {
  type FirstPage,
  type GrowingList,
  type GrowingListOptions,
  useGrowingList,
} from './use-growing-list';
