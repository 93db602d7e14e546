export { makeCategory, makeSubcategory, makeSubcategoryDetail } from './category';
export { makeOrderReceipt, makeOrderRequest, makePromo, makeQuoteRequest } from './checkout';
export { makeCountry, makeGovernorate, makeZone } from './geography';
export { makeImage } from './image';
export {
  makeAdvertisement,
  makePage,
  makeSection,
  makeTag,
  makeTermsPage,
  makeTermsSection,
  SECTION_TYPES,
} from './page';
export {
  makeColor,
  makeDimensions,
  makeFabric,
  makeProduct,
  makeProductSummary,
  makeSet,
  makeSetItem,
} from './product';
export { makePartner, makeProject, makeProjectCategory, makeProjectSummary } from './project';
export { makeSettings } from './settings';
