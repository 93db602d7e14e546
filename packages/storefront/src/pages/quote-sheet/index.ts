import { definePage } from '../../navigation/page/define-page';
import { QuoteSheetPage } from './QuoteSheetPage';

export default definePage({
  layout: 'minimal',
  namespaces: ['priceBox', 'cart', 'product'],
  nameKey: 'priceBox:sheet.title',
  head: () => ({ isPrivate: true }),
  component: QuoteSheetPage,
});
