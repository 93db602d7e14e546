export { announced } from './announced';
export { elementOf, inShop, shopOf, withoutControls } from './in-shop';
export { renderInShop } from './render-in-shop';
export { Shop, type ShopProps } from './Shop';
export { sampleImages } from './sample-images';
export { sampleImagesOf, sampleProduct, sampleSet, sampleSummary } from './sample-products';
export { useArgState } from './use-arg-state';
export { useWords } from './use-words';
