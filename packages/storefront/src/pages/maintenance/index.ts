import { definePage } from '../../routing/page';
import { MaintenanceScreen } from './MaintenanceScreen';

export default definePage({
  layout: 'bare',
  namespaces: ['screens'],
  component: MaintenanceScreen,
});
