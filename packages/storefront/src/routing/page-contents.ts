import type { PageName } from '../app/routes';
import about from '../pages/about/content';
import cart from '../pages/cart/content';
import catalog from '../pages/catalog/content';
import category from '../pages/category/content';
import checkout from '../pages/checkout/content';
import cmsPage from '../pages/cms-page/content';
import contact from '../pages/contact/content';
import embed from '../pages/embed/content';
import home from '../pages/home/content';
import interiors from '../pages/interiors/content';
import maintenance from '../pages/maintenance/content';
import notFound from '../pages/not-found/content';
import priceBox from '../pages/price-box/content';
import product from '../pages/product/content';
import products from '../pages/products/content';
import project from '../pages/project/content';
import projects from '../pages/projects/content';
import quoteSheet from '../pages/quote-sheet/content';
import redirect from '../pages/redirect/content';
import restoredBox from '../pages/restored-box/content';
import subcategory from '../pages/subcategory/content';
import terms from '../pages/terms/content';
import unavailable from '../pages/unavailable/content';
import type { PageContent } from './page-content';

/**
 * Data loading and metadata of each page in the route table. The browser fetches all of them with its first navigation.
 */
export const pageContents: Readonly<Record<PageName, PageContent>> = {
  home,
  products,
  subcategory,
  category,
  product,
  interiors,
  'cms-page': cmsPage,
  cart,
  checkout,
  'price-box': priceBox,
  'quote-sheet': quoteSheet,
  'restored-box': restoredBox,
  about,
  contact,
  catalog,
  terms,
  projects,
  project,
  embed,
  redirect,
  'not-found': notFound,
  unavailable,
  maintenance,
};
