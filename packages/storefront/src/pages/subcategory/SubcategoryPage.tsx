import { categoryPath, type Locale, localized, sortParam } from '@diwan/sdk/commerce';
import type { SubcategoryDetail } from '@diwan/sdk/contract';
import { type Translate, useI18n } from '@diwan/widgets';
import { isUnfiltered } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Breadcrumbs, ContentText, type Crumb } from '@diwan/widgets/ui';
import { FilterableProducts } from '../_shared/FilterableProducts';
import { MissingProduct } from '../_shared/MissingProduct';
import { useFilters } from '../_shared/use-filters';
import type { SubcategoryData } from './load-subcategory';
import * as styles from './SubcategoryPage.css';

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
export function SubcategoryPage({ data: { subcategory, sort, ...products } }: { data: SubcategoryData }) {
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
