export { ProjectCardSkeleton } from './ProjectCardSkeleton';
export { type ProjectCardProps, ProjectCardWidget } from './ProjectCardWidget';
