import { definePage } from '../../navigation/page/define-page';
import { CartPage } from './CartPage';

export default definePage({
  namespaces: ['cart', 'checkout', 'product'],
  nameKey: 'layout:header.cart',
  head: () => ({ isPrivate: true }),
  component: CartPage,
});
