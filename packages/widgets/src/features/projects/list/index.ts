export { ProjectListSkeleton } from './ProjectListSkeleton';
export { ProjectListWidget, type ProjectListWidgetProps, projectListApi } from './ProjectListWidget';
export type { ProjectQuery } from './project-query';
