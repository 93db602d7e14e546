export { Breadcrumbs, type Crumb } from './Breadcrumbs';
export { BreadcrumbsSkeleton } from './BreadcrumbsSkeleton';
