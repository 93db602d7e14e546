import type { Crumb } from '@diwan/widgets/ui';
import type { HeadContext } from '../../navigation/page/define-page';

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

/** Structured data of a page whose breadcrumbs are the home page and these. */
export const breadcrumbsFromHome = (
  crumbs: readonly Crumb[],
  { t, absolute }: Pick<HeadContext, 't' | 'absolute'>,
): object[] => [breadcrumbList([{ label: t('common:home'), href: '/' }, ...crumbs], absolute)];
