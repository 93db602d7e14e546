import { definePage } from '../../routing/page';
import type { RedirectData } from './load-redirect';
import { RedirectPage } from './RedirectPage';

export default definePage<RedirectData>({
  layout: 'bare',
  namespaces: ['screens'],
  component: RedirectPage,
});
