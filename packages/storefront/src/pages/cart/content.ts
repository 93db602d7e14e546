import { definePageContent } from '../../routing/page-content';

export default definePageContent({
  nameKey: 'layout:header.cart',
  head: () => ({ isPrivate: true }),
});
