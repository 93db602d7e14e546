export { openFolder, type ShopFolder } from './config/open-folder';
export { fillFromFolder } from './serve/fill-from-folder';
export { listen } from './serve/listen';
export { type OpenShop, type OpenShopOptions, openShop } from './serve/open-shop';
export { endOnSignal } from './serve/run-shop';
export { createStorybook } from './serve/serve-storybook';
export { startFolder } from './serve/start-folder';
