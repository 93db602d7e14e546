import { definePageContent } from '../../routing/page-content';
import { loadRedirect, type RedirectData } from './load-redirect';

export default definePageContent<RedirectData>({
  load: loadRedirect,
  head: ({ name }) => ({ name, isPrivate: true }),
});
