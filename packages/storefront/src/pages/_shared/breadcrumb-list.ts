import type { Crumb } from '@diwan/widgets';

/** Breadcrumbs as a schema.org BreadcrumbList. */
export const breadcrumbList = (crumbs: readonly Crumb[], absolute: (address: string) => string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href !== undefined && { item: absolute(href) }),
  })),
});
