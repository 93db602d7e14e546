import { categoryPath, localized, sortParam } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { FilterPills, useI18n } from '@diwan/widgets';
import { isUnfiltered } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, ContentText } from '@diwan/widgets/ui';
import { useSetSearchParam } from '../../navigation/use-set-search-param';
import { FilterableProducts } from '../_shared/FilterableProducts';
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
      <div className={styles.titleRow}>
        <h1 className={text.display2}>
          <ContentText text={localized(listed, 'name', locale)} locale={locale} />
        </h1>
        {typeof count === 'number' && isUnfiltered(filters.choice) && (
          <span className={styles.count}>{t('product:results_count', { count })}</span>
        )}
      </div>
      <FilterableProducts
        {...products}
        list={{ category: category.id, subcategory: subcategoryId }}
        sort={sort}
        filters={filters}
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
