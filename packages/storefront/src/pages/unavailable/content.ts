import { definePageContent } from '../../routing/page-content';

export default definePageContent({
  head: (_data, { t }) => ({ name: t('screens:unavailable.title'), isPrivate: true }),
});
