export { QuickViewButton, type QuickViewButtonProps } from './QuickViewButton';
export { quickViewApi } from './quick-view-api';
