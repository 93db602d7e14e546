import { definePage } from '../../routing/page';
import { PriceBoxPage } from './PriceBoxPage';

export default definePage({
  namespaces: ['priceBox', 'cart', 'product'],
  component: PriceBoxPage,
});
