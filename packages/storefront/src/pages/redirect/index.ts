import { definePage } from '../../navigation/page/define-page';
import { loadRedirect, type RedirectData } from './load-redirect';
import { RedirectPage } from './RedirectPage';

export default definePage<RedirectData>({
  layout: 'bare',
  namespaces: ['screens'],
  load: loadRedirect,
  head: ({ name }) => ({ name, isPrivate: true }),
  component: RedirectPage,
});
