import { localized } from '@diwan/sdk/commerce';
import { definePage } from '../../navigation/page/define-page';
import { AboutPage } from './AboutPage';
import { type AboutData, loadAbout } from './load-about';

export default definePage<AboutData>({
  namespaces: ['about'],
  nameKey: 'layout:menu.about',
  load: loadAbout,
  head: ({ about }, { locale }) => ({
    description: localized(about, 'text', locale),
    picture: about?.photos[0],
  }),
  component: AboutPage,
});
