import { definePage } from '../../routing/page';
import { QuoteSheetPage } from './QuoteSheetPage';

export default definePage({
  layout: 'minimal',
  namespaces: ['priceBox', 'cart', 'product'],
  component: QuoteSheetPage,
});
