import { definePage } from '../../page';
import { CartPage } from './CartPage';

export default definePage({
  namespaces: ['cart', 'product'],
  nameKey: 'layout:header.cart',
  head: () => ({ isPrivate: true }),
  View: CartPage,
});
