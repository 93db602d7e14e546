import { localized, type ProductSort, productSortFrom, sortParam } from '@diwan/sdk/commerce';
import { MAX_SEARCH_LENGTH, type Page } from '@diwan/sdk/contract';
import { loadSections, useI18n } from '@diwan/widgets';
import { isUnfiltered, SectionListSkeleton } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, Button, EmptyState } from '@diwan/widgets/ui';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { ownSections } from '../../own-code/own-sections';
import { CmsPage } from '../_shared/cms/CmsPage';
import { listDescription } from '../_shared/describe-list';
import { FilterableProducts } from '../_shared/FilterableProducts';
import { type FilteredProducts, filteredProductsOf } from '../_shared/filtered-list';
import { useFilters } from '../_shared/use-filters';
import * as styles from './page.css';

interface FoundData extends FilteredProducts {
  type: 'search';
  /** The search text; undefined for all products. */
  query: string | undefined;
  sort: ProductSort;
}

/** The editor's page, the search results for `?query=`, or all products for `?all=1`. */
type ProductsData = { type: 'cms'; page: Page } | FoundData;

async function loadProducts(context: LoadContext): Promise<Loaded<ProductsData>> {
  const { client, search, signal } = context;
  // HTML can't contain control characters, and no name does.
  const query = search
    .get('query')
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  if (!query && !search.has('all')) {
    const page = await client.pages.get('products', { signal });
    return { status: 200, data: { type: 'cms', page } };
  }
  const sort = productSortFrom(search.get('sort'));
  const found = query || undefined;
  const products = await filteredProductsOf(context, { query: found, sort });
  return { status: 200, data: { type: 'search', query: found, sort, ...products } };
}

/** All products as the editor arranges them, or search results (spec §2). */
function ProductsPage({ data }: { data: ProductsData }) {
  return data.type === 'search' ? <FoundProducts {...data} /> : <EditorialProducts page={data.page} />;
}

/** The editor's page, with a way to the list of all products and its filters. */
function EditorialProducts({ page }: { page: Page }) {
  const { t } = useI18n();
  return (
    <>
      <CmsPage page={page} emptyKey="common:no_sections" />
      <div className={`${container} ${styles.all}`}>
        <Button variant="outline" href="/products?all=1">
          {t('product:all_products')}
        </Button>
      </div>
    </>
  );
}

/** Skeleton of the editor's page. Search results load inside the page, which has a skeleton for them. */
const ProductsSkeleton = () => <SectionListSkeleton banner="half" />;

/** All search results, or all products, page by page. */
function FoundProducts({ query, sort, firstPage, facets }: FoundData) {
  const { t, locale } = useI18n();
  const filters = useFilters({ query, ...(query === undefined && { all: 1 }), sort: sortParam(sort) });
  const title = query === undefined ? t('product:all_products') : t('product:search_title', { query });
  return (
    <div className={`${container} ${styles.page}`}>
      <Breadcrumbs
        label={t('common:breadcrumb')}
        locale={locale}
        crumbs={[
          { label: t('common:home'), href: '/' },
          { label: t('product:products_title'), href: '/products' },
          // The heading has the search text.
          { label: query === undefined ? title : t('common:search') },
        ]}
      />
      <FilterableProducts
        firstPage={firstPage}
        facets={facets}
        list={{ query }}
        sort={sort}
        filters={filters}
        title={<h1 className={`${text.h1} ${styles.title}`}>{title}</h1>}
        isSortable={firstPage?.page.results.length !== 0}
        summary={({ count, hasMore }) =>
          isUnfiltered(filters.choice) && (
            <p className={styles.count}>
              {t(hasMore ? 'product:results_more' : 'product:results_count', { count })}
            </p>
          )
        }
        empty={
          <EmptyState
            title={t('product:search_empty')}
            hint={t('product:search_empty_hint')}
            action={
              <Button variant="outline" href="/products">
                {t('product:all_products')}
              </Button>
            }
          />
        }
      />
    </div>
  );
}

export default definePage<ProductsData>({
  namespaces: ['home', 'product'],
  failsToNotFound: true,
  load: loadProducts,
  head: (data, context) => {
    const { locale, t, shell } = context;
    if (data.type === 'search') {
      const name =
        data.query === undefined
          ? t('product:all_products')
          : t('product:search_title', { query: data.query });
      // Search engines find every product by its category.
      return { name, isPrivate: true };
    }
    return {
      name: localized(data.page, 'name', locale) || data.page.name,
      description: listDescription(t('product:all_products'), shell.categories, context),
    };
  },
  parts: async (loaded) => {
    const { data } = await loaded;
    if (data.type === 'cms') await loadSections(data.page.sections, ownSections);
  },
  skeleton: ProductsSkeleton,
  component: ProductsPage,
});
