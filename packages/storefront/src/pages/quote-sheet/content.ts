import { definePageContent } from '../../routing/page-content';

export default definePageContent({
  nameKey: 'priceBox:sheet.title',
  head: () => ({ isPrivate: true }),
});
