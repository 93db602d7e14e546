import { categoryPath, type Locale, localized } from '@diwan/sdk/commerce';
import type { SubcategoryDetail } from '@diwan/sdk/contract';
import type { Translate } from '@diwan/widgets';
import type { Crumb } from '@diwan/widgets/ui';

/** Breadcrumbs of a subcategory, excluding itself. */
export const subcategoryCrumbs = ({ category }: SubcategoryDetail, t: Translate, locale: Locale): Crumb[] => [
  { label: t('common:home'), href: '/' },
  { label: t('product:products_title'), href: '/products' },
  ...(category ? [{ label: localized(category, 'name', locale), href: categoryPath(category.id) }] : []),
];
