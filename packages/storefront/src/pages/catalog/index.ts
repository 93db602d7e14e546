import { definePage } from '../../routing/page';
import { CatalogPage } from './CatalogPage';

export default definePage({
  namespaces: ['screens'],
  component: CatalogPage,
});
