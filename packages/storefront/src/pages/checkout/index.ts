import { definePage } from '../../navigation/page/define-page';
import { CheckoutPage } from './CheckoutPage';

export default definePage({
  layout: 'checkout',
  namespaces: ['checkout', 'cart', 'product'],
  nameKey: 'checkout:title',
  head: () => ({ isPrivate: true }),
  component: CheckoutPage,
});
