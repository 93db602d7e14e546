import type { TermsPage as Terms } from '@diwan/sdk/contract';
import { definePage } from '../../routing/page';
import { TermsPage } from './TermsPage';

export default definePage<Terms>({
  namespaces: ['terms'],
  nameKey: 'terms:title',
  failsToNotFound: true,
  load: async ({ client, signal }) => {
    const data = await client.pages.terms({ signal });
    return { status: data.sections.length > 0 ? 200 : 404, data };
  },
  component: TermsPage,
});
