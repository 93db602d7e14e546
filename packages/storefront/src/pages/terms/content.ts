import type { TermsPage as Terms } from '@diwan/sdk/contract';
import { definePageContent } from '../../routing/page-content';

export default definePageContent<Terms>({
  nameKey: 'terms:title',
  failsToNotFound: true,
  load: async ({ client, signal }) => {
    const data = await client.pages.terms({ signal });
    return { status: data.sections.length > 0 ? 200 : 404, data };
  },
});
