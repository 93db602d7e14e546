import { categoryPath, localized, type ProductSort, productSortFrom, sortParam } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { FilterPills, useI18n } from '@diwan/widgets';
import { isUnfiltered } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, ContentText } from '@diwan/widgets/ui';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { useSetSearchParam } from '../../navigation/use-set-search-param';
import { breadcrumbsFromHome } from '../_shared/breadcrumb-list';
import { describeSubcategory, listDescription, listPicture } from '../_shared/describe-list';
import { FilterableProducts } from '../_shared/FilterableProducts';
import { type FilteredProducts, filteredProductsOf, isFiltered } from '../_shared/filtered-list';
import { idFrom } from '../_shared/id-param';
import { MissingProduct } from '../_shared/MissingContent';
import { useFilters } from '../_shared/use-filters';
import * as styles from './page.css';

interface CategoryData extends FilteredProducts {
  /** Null when the category doesn't exist. */
  category: Category | null;
  /** The subcategory of `?subcategory=`, if the category has it. */
  subcategoryId?: number | undefined;
  sort: ProductSort;
}

/** Returns the category from the menu's list, which is already loaded, or else from the API. */
async function findCategory({ client, params, shell, signal }: LoadContext): Promise<Category | null> {
  const id = idFrom(params.id);
  if (id === undefined) return null;
  const known = shell.categories.find((category) => category.id === id);
  if (known) return known;
  try {
    return await client.categories.get(id, { signal });
  } catch (error) {
    if (loadFailure(error) === 'missing') return null;
    throw error;
  }
}

/** Loads a category, the subcategory and sort order in the URL, and the first products. */
async function loadCategory(context: LoadContext): Promise<Loaded<CategoryData>> {
  const sort = productSortFrom(context.search.get('sort'));
  const category = await findCategory(context);
  if (!category) return { status: 404, data: { category, sort } };
  const requestedId = idFrom(context.search.get('subcategory'));
  const subcategoryId = category.subcategories.find(({ id }) => id === requestedId)?.id;
  const products = await filteredProductsOf(context, {
    category: category.id,
    subcategory: subcategoryId,
    sort,
  });
  return { status: 200, data: { category, subcategoryId, sort, ...products } };
}

/** A category's products, with a subcategory filter and sorting (spec §2 «Category page»). */
function CategoryPage({ data: { category, ...list } }: { data: CategoryData }) {
  const { t } = useI18n();
  return category ? (
    <CategoryList category={category} {...list} />
  ) : (
    <MissingProduct title={t('product:category_not_found')} />
  );
}

function CategoryList({
  category,
  subcategoryId,
  sort,
  ...products
}: Omit<CategoryData, 'category'> & { category: Category }) {
  const { t, locale } = useI18n();
  const setSearchParam = useSetSearchParam();
  const filters = useFilters({ subcategory: subcategoryId, sort: sortParam(sort) });
  const subcategory = category.subcategories.find(({ id }) => id === subcategoryId);
  const listed = subcategory ?? category;
  const count = listed.items_count;

  return (
    <div className={`${container} ${styles.page}`}>
      <Breadcrumbs
        label={t('common:breadcrumb')}
        locale={locale}
        crumbs={[
          { label: t('common:home'), href: '/' },
          { label: t('product:products_title'), href: '/products' },
          ...(subcategory
            ? [{ label: localized(category, 'name', locale), href: categoryPath(category.id) }]
            : []),
          { label: localized(listed, 'name', locale) },
        ]}
      />
      <FilterableProducts
        {...products}
        list={{ category: category.id, subcategory: subcategoryId }}
        sort={sort}
        filters={filters}
        title={
          <>
            <h1 className={text.display2}>
              <ContentText text={localized(listed, 'name', locale)} locale={locale} />
            </h1>
            {typeof count === 'number' && isUnfiltered(filters.choice) && (
              <span className={styles.count}>{t('product:results_count', { count })}</span>
            )}
          </>
        }
        before={
          category.subcategories.length > 0 && (
            <FilterPills
              label={t('common:filter.by_subcategory')}
              allLabel={t('common:all')}
              choices={category.subcategories}
              chosenId={subcategoryId}
              onChoose={(id) => setSearchParam('subcategory', id === undefined ? null : String(id))}
            />
          )
        }
      />
    </div>
  );
}

export default definePage<CategoryData>({
  namespaces: ['product'],
  load: loadCategory,
  head: (data, context) => {
    const { category, subcategoryId, firstPage } = data;
    const isVariant = isFiltered(data);
    const { locale, t } = context;
    if (!category) return { name: t('product:category_not_found') };
    const subcategory = category.subcategories.find(({ id }) => id === subcategoryId);
    if (subcategory) return { ...describeSubcategory(subcategory, category, firstPage, context), isVariant };
    const name = localized(category, 'name', locale);
    const path = categoryPath(category.id);
    return {
      name,
      path,
      isVariant,
      description: listDescription(name, category.subcategories, context),
      picture: listPicture(category.image_url, firstPage),
      jsonLd: breadcrumbsFromHome(
        [
          { label: t('product:products_title'), href: '/products' },
          { label: name, href: path },
        ],
        context,
      ),
    };
  },
  event: ({ category, firstPage }, { viewItemList }) =>
    category && firstPage ? viewItemList(category.name_en, firstPage.page.results) : undefined,
  component: CategoryPage,
});
