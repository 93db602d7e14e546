import { localized } from '@diwan/sdk/commerce';
import { definePageContent } from '../../routing/page-content';
import { type AboutData, loadAbout } from './load-about';

export default definePageContent<AboutData>({
  nameKey: 'layout:menu.about',
  load: loadAbout,
  head: ({ about }, { locale }) => ({ description: localized(about, 'text', locale) }),
});
