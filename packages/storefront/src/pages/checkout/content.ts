import { definePageContent } from '../../routing/page-content';

export default definePageContent({
  nameKey: 'checkout:title',
  head: () => ({ isPrivate: true }),
});
