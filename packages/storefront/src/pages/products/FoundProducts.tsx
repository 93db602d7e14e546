import { sortParam } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { isUnfiltered } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, Button, EmptyState } from '@diwan/widgets/ui';
import { FilterableProducts } from '../_shared/FilterableProducts';
import { useFilters } from '../_shared/use-filters';
import * as styles from './FoundProducts.css';
import type { FoundData } from './load-products';

/** All search results, or all products, page by page. */
export function FoundProducts({ query, sort, firstPage, facets }: FoundData) {
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
      <h1 className={`${text.h1} ${styles.title}`}>{title}</h1>
      <FilterableProducts
        firstPage={firstPage}
        facets={facets}
        list={{ query }}
        sort={sort}
        filters={filters}
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
