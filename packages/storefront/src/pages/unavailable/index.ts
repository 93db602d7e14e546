import { definePage } from '../../routing/page';
import { UnavailableScreen } from './UnavailableScreen';

export default definePage({
  layout: 'minimal',
  namespaces: ['screens'],
  component: UnavailableScreen,
});
