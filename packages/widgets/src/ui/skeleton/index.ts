export { SkeletonBox, SkeletonControl, SkeletonField, SkeletonGroup, SkeletonLine } from './Skeleton';
