import { definePageContent } from '../../routing/page-content';

export default definePageContent({
  head: (_data, { t }) => ({ name: t('screens:maintenance.title'), isPrivate: true }),
});
