import { definePage } from '../../navigation/page/define-page';
import { RestoredBoxPage } from './RestoredBoxPage';

export default definePage<{ code: string }>({
  namespaces: ['priceBox', 'cart', 'product'],
  nameKey: 'layout:header.price_box',
  load: async ({ params }) => ({ data: { code: params.code ?? '' }, status: 200 }),
  head: () => ({ isPrivate: true }),
  component: RestoredBoxPage,
});
