export { SkeletonBox, SkeletonGroup, SkeletonLine } from './Skeleton';
export { SkeletonControl, SkeletonField } from './SkeletonField';
export { SkeletonText } from './SkeletonText';
