import { categoryPath, joinList, localized, subcategoryPath } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import type { HeadContext, PageHead } from '../../navigation/page/define-page';
import { breadcrumbsFromHome } from './breadcrumb-list';
import type { FirstProducts } from './first-page';

type Named = Pick<Category, 'id' | 'name_en' | 'name_ar'>;

/** “Sofas from Athel: Three-seat, Two-seat and Sectionals.” */
export function listDescription(
  name: string,
  parts: readonly Named[],
  { t, locale, shell }: HeadContext,
): string {
  const brand = localized(shell.settings.brand, 'name', locale);
  const list = joinList(
    parts.map((part) => localized(part, 'name', locale)),
    locale,
  );
  return list ? t('product:meta.list_of', { name, brand, list }) : t('product:meta.list', { name, brand });
}

/** The picture of a category, or of its first product. */
export const listPicture = (
  image: string | null | undefined,
  firstPage: FirstProducts | undefined,
): PageHead['picture'] => (image ? { src_url: image } : firstPage?.page.results[0]?.images[0]);

/** Metadata of a subcategory, the same at both of its addresses (spec §2). */
export function describeSubcategory(
  subcategory: Named,
  category: (Named & Pick<Category, 'image_url'>) | null | undefined,
  firstPage: FirstProducts | undefined,
  context: HeadContext,
): PageHead {
  const { t, locale, shell } = context;
  const name = localized(subcategory, 'name', locale);
  const crumb = category && {
    label: localized(category, 'name', locale),
    href: categoryPath(category.id),
  };
  return {
    name,
    path: subcategoryPath(subcategory.id),
    description: crumb
      ? t('product:meta.subcategory', {
          name,
          category: crumb.label,
          brand: localized(shell.settings.brand, 'name', locale),
        })
      : listDescription(name, [], context),
    picture: listPicture(category?.image_url, firstPage),
    jsonLd: breadcrumbsFromHome(
      [
        { label: t('product:products_title'), href: '/products' },
        ...(crumb ? [crumb] : []),
        { label: name, href: subcategoryPath(subcategory.id) },
      ],
      context,
    ),
  };
}
