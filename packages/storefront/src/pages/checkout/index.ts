import { definePage } from '../../routing/page';
import { CheckoutPage } from './CheckoutPage';

export default definePage({
  layout: 'checkout',
  namespaces: ['checkout', 'cart', 'product'],
  component: CheckoutPage,
});
