export { announced } from './announced';
export { renderInShop } from './render-in-shop';
export { Shop, type ShopProps } from './Shop';
export { sampleImages } from './sample-images';
export { sampleProduct, sampleSet, sampleSummary } from './sample-products';
export { useWords } from './use-words';
