import { localized } from '@diwan/sdk/commerce';
import { defineCmsPage } from '../_shared/cms/define-cms-page';

export default defineCmsPage({
  load: ({ client, signal }) => client.pages.get('home', { signal }),
  // Named after the shop.
  head: ({ locale, shell: { settings } }) => {
    const tagline = localized(settings.brand, 'tagline', locale)
      .replace(/[.。]$/, '')
      .trimEnd();
    const title = [localized(settings.brand, 'name', locale), tagline].filter(Boolean).join(': ');
    return { name: undefined, title, isPrivate: false };
  },
  banner: 'full',
  emptyKey: 'common:no_sections',
});
