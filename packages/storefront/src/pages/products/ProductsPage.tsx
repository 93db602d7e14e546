import type { Page } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { SectionListSkeleton } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { Button } from '@diwan/widgets/ui';
import { CmsPage } from '../_shared/cms/CmsPage';
import { FoundProducts } from './FoundProducts';
import type { ProductsData } from './load-products';
import * as styles from './ProductsPage.css';

/** All products as the editor arranges them, or search results (spec §2). */
export function ProductsPage({ data }: { data: ProductsData }) {
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
export const ProductsSkeleton = () => <SectionListSkeleton banner="half" />;
