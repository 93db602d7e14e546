import { loadSections } from '@diwan/widgets';
import { definePage } from '../../routing/page';
import type { ProductsData } from './load-products';
import { ProductsPage } from './ProductsPage';

export default definePage<ProductsData>({
  namespaces: ['home', 'product'],
  parts: async (loaded) => {
    const { data } = await loaded;
    if (data.type === 'cms') await loadSections(data.page.sections);
  },
  component: ProductsPage,
});
