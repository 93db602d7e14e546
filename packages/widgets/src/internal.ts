'use client';

export { ProductDetailSkeleton } from './features/catalogue/detail';
/**
 * What our own storefront uses beside the public entry. Not published: it may change with any commit.
 */
export { ProductGridSkeleton } from './features/catalogue/grid';
export { ListToolbarSkeleton } from './features/catalogue/listing';
export { RequestFormSkeleton } from './features/contact/request-form';
export { ProjectDetailSkeleton } from './features/projects/detail';
export { ProjectListSkeleton } from './features/projects/list';
export { BreadcrumbsSkeleton } from './foundation/ui/breadcrumbs';
export { SkeletonText } from './foundation/ui/skeleton';
export { SectionListSkeleton } from './sections';
