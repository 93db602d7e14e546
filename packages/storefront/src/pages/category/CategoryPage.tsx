import { categoryPath, localized, PRODUCT_SORT_OPTIONS, sortParam } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { FilterPills, SortSelect, useI18n } from '@diwan/widgets';
import { GrowingGrid, isUnfiltered, ProductFilters } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, ContentText } from '@diwan/widgets/ui';
import { useIsReturn } from '../../navigation/history/use-is-return';
import { useSetSearchParam } from '../../navigation/use-set-search-param';
import { MissingProduct } from '../_shared/MissingProduct';
import { useFilters } from '../_shared/use-filters';
import * as styles from './CategoryPage.css';
import type { CategoryData } from './load-category';

/** A category's products, with a subcategory filter and sorting (spec §2 «Category page»). */
export function CategoryPage({ data: { category, ...list } }: { data: CategoryData }) {
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
  firstPage,
  facets,
}: Omit<CategoryData, 'category'> & { category: Category }) {
  const { t, locale } = useI18n();
  const setSearchParam = useSetSearchParam();
  const isReturn = useIsReturn();
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
      <div className={styles.titleRow}>
        <h1 className={text.display2}>
          <ContentText text={localized(listed, 'name', locale)} locale={locale} />
        </h1>
        {typeof count === 'number' && isUnfiltered(filters.choice) && (
          <span className={styles.count}>{t('product:results_count', { count })}</span>
        )}
      </div>
      <ProductFilters
        list={{ category: category.id, subcategory: subcategoryId }}
        {...filters}
        firstFacets={facets}
        listKey={`${subcategoryId} ${sort}`}
        isReturn={isReturn}
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
        after={
          <SortSelect
            options={PRODUCT_SORT_OPTIONS}
            value={sort}
            onChange={(next) => setSearchParam('sort', sortParam(next))}
          />
        }
      >
        {(filtered) => (
          <GrowingGrid
            category={category.id}
            subcategory={subcategoryId}
            sort={sort}
            firstPage={firstPage}
            isReturn={isReturn}
            headingLevel={2}
            {...filtered}
          />
        )}
      </ProductFilters>
    </div>
  );
}
