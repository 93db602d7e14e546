export { SkeletonBox, SkeletonGroup, type SkeletonGroupProps, SkeletonLine } from './Skeleton';
