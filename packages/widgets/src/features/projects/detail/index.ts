export { ProjectDetailSkeleton } from './ProjectDetailSkeleton';
export { ProjectDetailWidget, type ProjectDetailWidgetProps } from './ProjectDetailWidget';
