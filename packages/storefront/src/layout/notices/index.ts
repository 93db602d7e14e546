export { Toasts } from '@diwan/widgets/internal';
export { OfflineNotice } from './OfflineNotice';
