import { definePageContent } from '../../routing/page-content';

export default definePageContent({
  nameKey: 'layout:menu.catalog',
  head: () => ({ isPrivate: true }),
});
