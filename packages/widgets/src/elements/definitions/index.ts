import { element as addButton } from './add-button.element';
import { element as cart } from './cart.element';
import { element as cartButton } from './cart-button.element';
import { element as checkout } from './checkout.element';
import { element as compare } from './compare.element';
import { element as leadForm } from './lead-form.element';
import { element as page } from './page.element';
import { element as price } from './price.element';
import { element as priceBox } from './price-box.element';
import { element as priceBoxButton } from './price-box-button.element';
import { element as productCard } from './product-card.element';
import { element as productDetail } from './product-detail.element';
import { element as productGrid } from './product-grid.element';
import { element as projectList } from './project-list.element';
import { element as quoteForm } from './quote-form.element';
import { element as requestForm } from './request-form.element';
import { element as search } from './search.element';
import { element as shop } from './shop.element';

/** All elements. The embed build makes a module of each, so that a page fetches only what it uses. */
export const elements = [
  addButton,
  cart,
  cartButton,
  checkout,
  compare,
  leadForm,
  page,
  price,
  priceBox,
  priceBoxButton,
  productCard,
  productDetail,
  productGrid,
  projectList,
  quoteForm,
  requestForm,
  search,
  shop,
] as const;
