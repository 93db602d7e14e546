import type { TermsPage as Terms } from '@diwan/sdk/contract';
import { definePage } from '../../routing/page';
import { TermsPage } from './TermsPage';

export default definePage<Terms>({
  namespaces: ['terms'],
  component: TermsPage,
});
