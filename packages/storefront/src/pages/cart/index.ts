import { definePage } from '../../routing/page';
import { CartPage } from './CartPage';

export default definePage({
  namespaces: ['cart', 'checkout', 'product'],
  component: CartPage,
});
