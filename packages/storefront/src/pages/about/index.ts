import { definePage } from '../../routing/page';
import { AboutPage } from './AboutPage';
import type { AboutData } from './load-about';

export default definePage<AboutData>({
  namespaces: ['about'],
  component: AboutPage,
});
