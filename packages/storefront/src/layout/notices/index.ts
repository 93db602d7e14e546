export { ToastsWidget } from '@diwan/widgets';
export { OfflineNotice } from './OfflineNotice';
