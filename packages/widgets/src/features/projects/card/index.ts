export { ProjectCard, type ProjectCardProps } from './ProjectCard';
export { ProjectCardSkeleton } from './ProjectCardSkeleton';
