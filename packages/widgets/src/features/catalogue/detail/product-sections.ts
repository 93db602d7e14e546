export { OtherProductLists } from './other-products/OtherProductLists';
export { Specification } from './Specification';
export { SetPieces } from './set-pieces/SetPieces';
