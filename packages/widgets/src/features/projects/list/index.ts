export { ProjectListSkeleton } from './ProjectListSkeleton';
export { type ProjectListProps, ProjectListWidget } from './ProjectListWidget';
export type { ProjectQuery } from './project-query';
