import { definePage } from '../../routing/page';
import { AboutPage } from './AboutPage';
import { type AboutData, loadAbout } from './load-about';

export default definePage<AboutData>({
  namespaces: ['about'],
  nameKey: 'layout:menu.about',
  load: loadAbout,
  head: (_data, { t }) => ({ description: t('about:know.text') }),
  component: AboutPage,
});
