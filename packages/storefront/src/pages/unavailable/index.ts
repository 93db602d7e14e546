import { definePage } from '../../page';
import { UnavailableView } from './UnavailableView';

export default definePage({
  layout: 'minimal',
  head: (_data, { t }) => ({ name: t('layout:unavailable.title'), isPrivate: true }),
  View: UnavailableView,
});
