import {
  categoryPath,
  type Locale,
  localized,
  type ProductSort,
  productSortFrom,
  sortParam,
} from '@diwan/sdk/commerce';
import type { SubcategoryDetail } from '@diwan/sdk/contract';
import { type Translate, useI18n } from '@diwan/widgets';
import { isUnfiltered } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, ContentText, type Crumb } from '@diwan/widgets/ui';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { describeSubcategory } from '../_shared/describe-list';
import { FilterableProducts } from '../_shared/FilterableProducts';
import { type FilteredProducts, filteredProductsOf, isFiltered } from '../_shared/filtered-list';
import { idFrom } from '../_shared/id-param';
import { MissingProduct } from '../_shared/MissingContent';
import { useFilters } from '../_shared/use-filters';
import * as styles from './page.css';

interface SubcategoryData extends FilteredProducts {
  /** Null when the subcategory doesn't exist. */
  subcategory: SubcategoryDetail | null;
  sort: ProductSort;
}

/** Loads a subcategory, the sort order in the URL, and the first products. */
async function loadSubcategory(context: LoadContext): Promise<Loaded<SubcategoryData>> {
  const sort = productSortFrom(context.search.get('sort'));
  const id = idFrom(context.params.id);
  const missing: Loaded<SubcategoryData> = { status: 404, data: { subcategory: null, sort } };
  if (id === undefined) return missing;
  try {
    const [subcategory, products] = await Promise.all([
      context.client.subcategories.get(id, { signal: context.signal }),
      filteredProductsOf(context, { subcategory: id, sort }),
    ]);
    return { status: 200, data: { subcategory, sort, ...products } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return missing;
    throw error;
  }
}

/** Breadcrumbs of a subcategory, excluding itself. */
const subcategoryCrumbs = ({ category }: SubcategoryDetail, t: Translate, locale: Locale): Crumb[] => [
  { label: t('common:home'), href: '/' },
  { label: t('product:products_title'), href: '/products' },
  ...(category ? [{ label: localized(category, 'name', locale), href: categoryPath(category.id) }] : []),
];

/** A light tint of the category's colour. */
const tintOf = ({ category }: SubcategoryDetail): string =>
  `color-mix(in srgb, ${category?.hex ?? styles.fallbackColor} 14%, white)`;

/** A subcategory's products under a banner in its category's colour (spec §2 «Subcategory page»). */
function SubcategoryPage({ data: { subcategory, sort, ...products } }: { data: SubcategoryData }) {
  const { t, locale } = useI18n();
  const filters = useFilters({ sort: sortParam(sort) });
  if (!subcategory) return <MissingProduct title={t('product:subcategory_not_found')} />;
  const name = localized(subcategory, 'name', locale);
  return (
    <>
      <div className={styles.banner} style={{ backgroundColor: tintOf(subcategory) }}>
        <div className={container}>
          <Breadcrumbs
            label={t('common:breadcrumb')}
            locale={locale}
            crumbs={[...subcategoryCrumbs(subcategory, t, locale), { label: name }]}
          />
          <h1 className={text.display2}>
            <ContentText text={name} locale={locale} />
          </h1>
          {typeof subcategory.items_count === 'number' && isUnfiltered(filters.choice) && (
            <p className={styles.count}>{t('product:results_count', { count: subcategory.items_count })}</p>
          )}
        </div>
      </div>
      <div className={`${container} ${styles.list}`}>
        <FilterableProducts
          {...products}
          list={{ subcategory: subcategory.id }}
          sort={sort}
          filters={filters}
        />
      </div>
    </>
  );
}

export default definePage<SubcategoryData>({
  namespaces: ['product'],
  load: loadSubcategory,
  head: ({ subcategory, ...products }, context) =>
    subcategory
      ? {
          ...describeSubcategory(subcategory, subcategory.category, products.firstPage, context),
          isVariant: isFiltered(products),
        }
      : { name: context.t('product:subcategory_not_found') },
  event: ({ subcategory, firstPage }, { viewItemList }) =>
    subcategory && firstPage ? viewItemList(subcategory.name_en, firstPage.page.results) : undefined,
  component: SubcategoryPage,
});
