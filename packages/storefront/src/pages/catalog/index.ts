import { definePage } from '../../routing/page';
import { CatalogPage } from './CatalogPage';

export default definePage({
  nameKey: 'layout:menu.catalog',
  head: () => ({ isPrivate: true }),
  component: CatalogPage,
});
