export { ToastsWidget } from '@diwan/widgets/internal';
export { OfflineNotice } from './OfflineNotice';
