import { definePage } from '../../page';
import { CatalogPage } from './CatalogPage';

export default definePage({
  nameKey: 'layout:menu.catalog',
  head: () => ({ isPrivate: true }),
  View: CatalogPage,
});
