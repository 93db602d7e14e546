import { definePage } from '../../navigation/page/define-page';
import { CatalogPage } from './CatalogPage';

export default definePage({
  namespaces: ['screens'],
  nameKey: 'layout:menu.catalog',
  head: () => ({ isPrivate: true }),
  component: CatalogPage,
});
