export { ProjectList, type ProjectListProps } from './ProjectList';
export { ProjectListSkeleton } from './ProjectListSkeleton';
export type { ProjectQuery } from './project-query';
