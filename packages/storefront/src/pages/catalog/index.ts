import { definePage } from '../../routing/page';
import { CatalogPage } from './CatalogPage';

export default definePage({
  component: CatalogPage,
});
