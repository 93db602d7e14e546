import { joinList, localized } from '@diwan/sdk/commerce';
import type { TermsPage as Terms } from '@diwan/sdk/contract';
import { definePage } from '../../navigation/page/define-page';
import { TermsPage } from './TermsPage';

export default definePage<Terms>({
  namespaces: ['terms'],
  nameKey: 'terms:title',
  failsToNotFound: true,
  load: async ({ client, signal }) => {
    const data = await client.pages.terms({ signal });
    return { status: data.sections.length > 0 ? 200 : 404, data };
  },
  head: ({ sections }, { t, locale, shell }) => ({
    description: t('terms:meta', {
      brand: localized(shell.settings.brand, 'name', locale),
      list: joinList(
        sections.map((section) => localized(section, 'title', locale)),
        locale,
      ),
    }),
  }),
  component: TermsPage,
});
