export { ProjectCardSkeleton } from './ProjectCardSkeleton';
export { ProjectCardWidget, type ProjectCardWidgetProps } from './ProjectCardWidget';
