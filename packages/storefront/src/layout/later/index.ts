export { ToastsWidget } from '@diwan/widgets';
export { OfflineNotice } from './OfflineNotice';
export { PagePlaceholder } from './PagePlaceholder';
