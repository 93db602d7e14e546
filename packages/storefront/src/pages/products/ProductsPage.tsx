import { SectionListSkeleton } from '@diwan/widgets/internal';
import { CmsPage } from '../_shared/cms/CmsPage';
import { FoundProducts } from './FoundProducts';
import type { ProductsData } from './load-products';

/** All products as the editor arranges them, or search results (spec §2). */
export function ProductsPage({ data }: { data: ProductsData }) {
  return data.type === 'search' ? (
    <FoundProducts {...data} />
  ) : (
    <CmsPage page={data.page} emptyKey="common:no_sections" />
  );
}

/** Of the editor's page. Search results load inside the page, which has a skeleton for them. */
export const ProductsSkeleton = () => <SectionListSkeleton banner="half" />;
