export { ConsentBannerWidget, type ConsentBannerWidgetProps } from './ConsentBannerWidget';
