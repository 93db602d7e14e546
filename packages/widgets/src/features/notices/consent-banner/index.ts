export { type ConsentBannerProps, ConsentBannerWidget } from './ConsentBannerWidget';
