import { localized, PRODUCT_SORT_OPTIONS, sortParam } from '@diwan/sdk/commerce';
import type { SubcategoryDetail } from '@diwan/sdk/contract';
import { SortSelect, useI18n } from '@diwan/widgets';
import { GrowingGrid, ProductFilters } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, ContentText } from '@diwan/widgets/ui';
import { useIsReturn } from '../../navigation/history/use-is-return';
import { useSetSearchParam } from '../../navigation/use-set-search-param';
import { MissingProduct } from '../_shared/MissingProduct';
import { useFilters } from '../_shared/use-filters';
import type { SubcategoryData } from './load-subcategory';
import * as styles from './SubcategoryPage.css';
import { subcategoryCrumbs } from './subcategory-crumbs';

/** A light tint of the category's colour. */
const tintOf = ({ category }: SubcategoryDetail): string =>
  `color-mix(in srgb, ${category?.hex ?? styles.fallbackColor} 14%, white)`;

/** A subcategory's products under a banner in its category's colour (spec §2 «Subcategory page»). */
export function SubcategoryPage({
  data: { subcategory, sort, firstPage, facets },
}: {
  data: SubcategoryData;
}) {
  const { t, locale } = useI18n();
  const setSearchParam = useSetSearchParam();
  const isReturn = useIsReturn();
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
          {typeof subcategory.items_count === 'number' && (
            <p className={styles.count}>{t('product:results_count', { count: subcategory.items_count })}</p>
          )}
        </div>
      </div>
      <div className={`${container} ${styles.list}`}>
        <ProductFilters
          list={{ subcategory: subcategory.id }}
          {...filters}
          firstFacets={facets}
          listKey={sort}
          isReturn={isReturn}
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
              subcategory={subcategory.id}
              sort={sort}
              firstPage={firstPage}
              isReturn={isReturn}
              headingLevel={2}
              {...filtered}
            />
          )}
        </ProductFilters>
      </div>
    </>
  );
}
