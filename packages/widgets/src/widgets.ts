import { CartButtonWidget, PriceBoxButtonWidget } from './features/basket/button';
import { CartWidget } from './features/basket/cart';
import { ImportedBasketWidget } from './features/basket/handover';
import { ProductCardWidget } from './features/catalogue/card';
import { ProductDetailWidget } from './features/catalogue/detail';
import { ProductGridWidget } from './features/catalogue/grid';
import { ProductPriceWidget } from './features/catalogue/price';
import { AddButtonWidget } from './features/catalogue/product';
import { SearchWidget } from './features/catalogue/search';
import { CheckoutWidget, LastOrderWidget } from './features/checkout';
import { LeadFormWidget } from './features/contact/lead-form';
import { RequestFormWidget } from './features/contact/request-form';
import { ConsentBannerWidget } from './features/notices/consent-banner';
import { ToastsWidget } from './features/notices/toasts';
import { ProjectCardWidget } from './features/projects/card';
import { ProjectDetailWidget } from './features/projects/detail';
import { ProjectListWidget } from './features/projects/list';
import {
  ImportedPriceBoxWidget,
  PendingQuotesWidget,
  PriceBoxWidget,
  QuoteFormWidget,
} from './features/quote/price-box';
import { QuoteSheetWidget } from './features/quote/sheet';
import { widget } from './features/shop';
import { cart, checkout, contact, home, priceBox, product, projects } from './foundation/i18n/text-files';
import { PageWidget, SectionList as SectionListWidget } from './sections';

/* The widgets as applications use them: each loads its own texts. A bundler leaves out those that aren't imported. */

/** Products of a category, of a search or with given ids; loads more as the visitor scrolls. */
export const ProductGrid = /* @__PURE__ */ widget('ProductGrid', ProductGridWidget, { product });
/** One product, with a button that adds it to the cart or the price box. */
export const ProductCard = /* @__PURE__ */ widget('ProductCard', ProductCardWidget, { product });
/** A product’s page: gallery, choices, delivery, measures, related products. */
export const ProductDetail = /* @__PURE__ */ widget('ProductDetail', ProductDetailWidget, { product });
/** A product’s price. */
export const ProductPrice = /* @__PURE__ */ widget('ProductPrice', ProductPriceWidget, { product });
/** The button that adds a product to its basket. */
export const AddButton = /* @__PURE__ */ widget('AddButton', AddButtonWidget, { product });
/** A search field with links to the results below. */
export const Search = /* @__PURE__ */ widget('Search', SearchWidget);
/** The cart’s icon with its count, linked to `href`. */
export const CartButton = /* @__PURE__ */ widget('CartButton', CartButtonWidget);
/** The price box’s icon with its count, linked to `href`. */
export const PriceBoxButton = /* @__PURE__ */ widget('PriceBoxButton', PriceBoxButtonWidget);
/** Lines, quantities and totals of the cart. */
export const Cart = /* @__PURE__ */ widget('Cart', CartWidget, { cart, product });
/** Merges the basket of a link from another site into the visitor’s, and shows what was added. */
export const ImportedBasket = /* @__PURE__ */ widget('ImportedBasket', ImportedBasketWidget, { cart });
/** The steps from cart to order: phone, code, address, payment. */
export const Checkout = /* @__PURE__ */ widget('Checkout', CheckoutWidget, { checkout, cart, product });
/** The order that was placed last, on an empty cart’s page. */
export const LastOrder = /* @__PURE__ */ widget('LastOrder', LastOrderWidget, { checkout, cart });
/** Pieces to be quoted, with the visitor’s choices, and the request form. */
export const PriceBox = /* @__PURE__ */ widget('PriceBox', PriceBoxWidget, { priceBox, cart, product });
/** The price box in one narrow column: the request form with the pieces inside. */
export const QuoteForm = /* @__PURE__ */ widget('QuoteForm', QuoteFormWidget, { priceBox, cart, product });
/** Sends quote requests that were made offline. */
export const PendingQuotes = /* @__PURE__ */ widget('PendingQuotes', PendingQuotesWidget, { priceBox });
/** Puts the pieces of a quote sheet’s link into the price box. */
export const ImportedPriceBox = /* @__PURE__ */ widget('ImportedPriceBox', ImportedPriceBoxWidget, {
  priceBox,
  cart,
});
/** The price box as a printable sheet in both languages, with a QR code that opens it on another device. */
export const QuoteSheet = /* @__PURE__ */ widget('QuoteSheet', QuoteSheetWidget, { priceBox, cart, product });
/** The sections of a CMS page, of all types. */
export const SectionList = /* @__PURE__ */ widget('SectionList', SectionListWidget, { home, product });
/** A whole CMS page, fetched by its slug. */
export const Page = /* @__PURE__ */ widget('Page', PageWidget, { home, product });
/** A design project. */
export const ProjectCard = /* @__PURE__ */ widget('ProjectCard', ProjectCardWidget);
/** Design projects by category, sorted; loads more as the visitor scrolls. */
export const ProjectList = /* @__PURE__ */ widget('ProjectList', ProjectListWidget, { projects });
/** A design project’s page: pictures, pieces, request form, related projects. */
export const ProjectDetail = /* @__PURE__ */ widget('ProjectDetail', ProjectDetailWidget, {
  projects,
  contact,
  product,
});
/** A lead form of the shop: name, phone and e-mail. */
export const LeadForm = /* @__PURE__ */ widget('LeadForm', LeadFormWidget);
/** A form for a question to the shop, or for a request about a project. */
export const RequestForm = /* @__PURE__ */ widget('RequestForm', RequestFormWidget, { contact, projects });
/** Asks for consent to analytics at the end of the viewport. */
export const ConsentBanner = /* @__PURE__ */ widget('ConsentBanner', ConsentBannerWidget);
/** Confirmations of all widgets; `DiwanProvider` shows them by itself. */
export const Toasts = /* @__PURE__ */ widget('Toasts', ToastsWidget);
