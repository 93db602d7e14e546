import { definePage } from '../../navigation/page/define-page';
import { PriceBoxPage } from './PriceBoxPage';

export default definePage({
  namespaces: ['priceBox', 'cart', 'product'],
  nameKey: 'layout:header.price_box',
  head: () => ({ isPrivate: true }),
  component: PriceBoxPage,
});
