import { definePage } from '../../page';
import { MaintenanceView } from './MaintenanceView';

export default definePage({
  layout: 'bare',
  head: (_data, { t }) => ({ name: t('layout:maintenance.title'), isPrivate: true }),
  View: MaintenanceView,
});
