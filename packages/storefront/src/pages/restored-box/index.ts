import { definePage } from '../../routing/page';
import { RestoredBoxPage } from './RestoredBoxPage';

export default definePage<{ code: string }>({
  namespaces: ['priceBox', 'cart', 'product'],
  component: RestoredBoxPage,
});
