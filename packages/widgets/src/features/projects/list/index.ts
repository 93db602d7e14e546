export { ProjectListSkeleton } from './ProjectListSkeleton';
export { ProjectListWidget, type ProjectListWidgetProps } from './ProjectListWidget';
export type { ProjectQuery } from './project-query';
