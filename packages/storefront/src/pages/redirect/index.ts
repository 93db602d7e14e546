import { definePage } from '../../routing/page';
import { loadRedirect, type RedirectData } from './load-redirect';
import { RedirectPage } from './RedirectPage';

export default definePage<RedirectData>({
  layout: 'bare',
  load: loadRedirect,
  head: ({ name }) => ({ name, isPrivate: true }),
  component: RedirectPage,
});
