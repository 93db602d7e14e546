export { QuickViewButton, type QuickViewButtonProps } from './QuickViewButton';
