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
