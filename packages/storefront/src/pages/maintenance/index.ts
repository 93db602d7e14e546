import { definePage } from '../../navigation/page/define-page';
import { MaintenanceScreen } from './MaintenanceScreen';

export default definePage({
  layout: 'bare',
  namespaces: ['screens'],
  head: (_data, { t }) => ({ name: t('screens:maintenance.title'), isPrivate: true }),
  component: MaintenanceScreen,
});
