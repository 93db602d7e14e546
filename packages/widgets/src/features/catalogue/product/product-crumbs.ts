import { type Locale, localized } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import type { Translate } from '../../../foundation/i18n';
import type { ShopPaths } from '../../../foundation/paths/shop-paths';
import type { Crumb } from '../../../foundation/ui/Breadcrumbs';

/** Breadcrumbs of a product: home, products, its category, its subcategory (spec §2 «Product detail»). */
export function productCrumbs(
  { category, subcategory }: Pick<ProductSummary, 'category' | 'subcategory'>,
  { t, locale, paths }: { t: Translate; locale: Locale; paths: ShopPaths },
): Crumb[] {
  const crumbs: Crumb[] = [
    { label: t('common:home'), href: paths.home },
    { label: t('product:products_title'), href: paths.products },
  ];
  if (!category) return crumbs;
  crumbs.push({ label: localized(category, 'name', locale), href: paths.category(category.id) });
  if (subcategory) {
    crumbs.push({
      label: localized(subcategory, 'name', locale),
      href: paths.category(category.id, subcategory.id),
    });
  }
  return crumbs;
}
