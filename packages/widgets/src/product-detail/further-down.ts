export { OtherProductLists } from './other-products/OtherProductLists';
export { Specification } from './Specification';
