import { definePage } from '../../routing/page';
import { NotFoundScreen } from './NotFoundScreen';

export default definePage({
  layout: 'minimal',
  namespaces: ['screens'],
  component: NotFoundScreen,
});
