export { SkeletonBox, SkeletonGroup, SkeletonLine } from './Skeleton';
