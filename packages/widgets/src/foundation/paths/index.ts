export {
  CHOICES_PARAM,
  createShopPaths,
  EDITED_LINE_PARAM,
  QUANTITY_PARAM,
  SEARCH_PARAM,
  type ShopPaths,
} from './shop-paths';
