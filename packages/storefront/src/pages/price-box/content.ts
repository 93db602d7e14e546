import { definePageContent } from '../../routing/page-content';

export default definePageContent({
  nameKey: 'layout:header.price_box',
  head: () => ({ isPrivate: true }),
});
