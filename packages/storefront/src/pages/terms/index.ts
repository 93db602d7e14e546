import type { TermsPage as Terms } from '@diwan/sdk/contract';
import { definePage } from '../../routing/page';
import { TermsPage } from './TermsPage';

export default definePage<Terms>({
  namespaces: ['terms'],
  nameKey: 'terms:title',
  failsToNotFound: true,
  load: async ({ client, signal }) => ({ status: 200, data: await client.pages.terms({ signal }) }),
  component: TermsPage,
});
