import { definePage } from '../../routing/page';
import { MaintenanceScreen } from './MaintenanceScreen';

export default definePage({
  layout: 'bare',
  head: (_data, { t }) => ({ name: t('layout:maintenance.title'), isPrivate: true }),
  component: MaintenanceScreen,
});
