export { listen } from './serve/listen';
export { type OpenShop, type OpenShopOptions, openShop } from './serve/open-shop';
export { createPrerenderedCards } from './serve/prerendered-cards';
export { endOnSignal, runShop } from './serve/run-shop';
export { createStorybook } from './serve/serve-storybook';
