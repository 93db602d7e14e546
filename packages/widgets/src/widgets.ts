import * as bare from './bare-widgets';
import { widget } from './features/shop/widget';
import {
  cart,
  checkout,
  compare,
  contact,
  home,
  priceBox,
  product,
  projects,
} from './foundation/i18n/text-files';

/* The widgets as applications use them: each loads its own texts. A bundler leaves out those that aren't imported. */

/** Products of a category, of a search or with given ids; loads more as the visitor scrolls. */
export const ProductGrid = /* @__PURE__ */ widget('ProductGrid', bare.ProductGrid, { product });
/** One product, with a button that adds it to the cart or the price box. */
export const ProductCard = /* @__PURE__ */ widget('ProductCard', bare.ProductCard, { product });
/** A product’s page: gallery, choices, delivery, measures, related products. */
export const ProductDetail = /* @__PURE__ */ widget('ProductDetail', bare.ProductDetail, { product });
/** Two to four products side by side: drawn to one scale beside a door, and what differs in a table. */
export const Compare = /* @__PURE__ */ widget('Compare', bare.Compare, { compare, product });
/** A product’s price. */
export const ProductPrice = /* @__PURE__ */ widget('ProductPrice', bare.ProductPrice, { product });
/** The button that adds a product to its basket. */
export const AddButton = /* @__PURE__ */ widget('AddButton', bare.AddButton, { product });
/** A search field with links to the results below. */
export const Search = /* @__PURE__ */ widget('Search', bare.Search);
/** The cart’s icon with its count, linked to `href`. */
export const CartButton = /* @__PURE__ */ widget('CartButton', bare.CartButton);
/** The price box’s icon with its count, linked to `href`. */
export const PriceBoxButton = /* @__PURE__ */ widget('PriceBoxButton', bare.PriceBoxButton);
/** Lines, quantities and totals of the cart. */
export const Cart = /* @__PURE__ */ widget('Cart', bare.Cart, { cart, product });
/** Merges the basket of a link from another site into the visitor’s, and shows what was added. */
export const ImportedBasket = /* @__PURE__ */ widget('ImportedBasket', bare.ImportedBasket, { cart });
/** The steps from cart to order: phone, code, address, payment. */
export const Checkout = /* @__PURE__ */ widget('Checkout', bare.Checkout, { checkout, cart, product });
/** The order that was placed last, on an empty cart’s page. */
export const LastOrder = /* @__PURE__ */ widget('LastOrder', bare.LastOrder, { checkout, cart });
/** Pieces to be quoted, with the visitor’s choices, and the request form. */
export const PriceBox = /* @__PURE__ */ widget('PriceBox', bare.PriceBox, { priceBox, cart, product });
/** The price box in one narrow column: the request form with the pieces inside. */
export const QuoteForm = /* @__PURE__ */ widget('QuoteForm', bare.QuoteForm, { priceBox, cart, product });
/** Sends quote requests that were made offline. */
export const PendingQuotes = /* @__PURE__ */ widget('PendingQuotes', bare.PendingQuotes, { priceBox });
/** Puts the pieces of a quote sheet’s link into the price box. */
export const ImportedPriceBox = /* @__PURE__ */ widget('ImportedPriceBox', bare.ImportedPriceBox, {
  priceBox,
  cart,
});
/** The price box as a printable sheet in both languages, with a QR code that opens it on another device. */
export const QuoteSheet = /* @__PURE__ */ widget('QuoteSheet', bare.QuoteSheet, { priceBox, cart, product });
/** The sections of a CMS page, of all types. */
export const SectionList = /* @__PURE__ */ widget('SectionList', bare.SectionList, { home, product });
/** A whole CMS page, fetched by its slug. */
export const Page = /* @__PURE__ */ widget('Page', bare.Page, { home, product });
/** A design project. */
export const ProjectCard = /* @__PURE__ */ widget('ProjectCard', bare.ProjectCard);
/** Design projects by category, sorted; loads more as the visitor scrolls. */
export const ProjectList = /* @__PURE__ */ widget('ProjectList', bare.ProjectList, { projects });
/** A design project’s page: pictures, pieces, request form, related projects. */
export const ProjectDetail = /* @__PURE__ */ widget('ProjectDetail', bare.ProjectDetail, {
  projects,
  contact,
  product,
});
/** A lead form of the shop: name, phone and e-mail. */
export const LeadForm = /* @__PURE__ */ widget('LeadForm', bare.LeadForm);
/** A form for a question to the shop, or for a request about a project. */
export const RequestForm = /* @__PURE__ */ widget('RequestForm', bare.RequestForm, { contact, projects });
/** Asks for consent to analytics at the end of the viewport. */
export const ConsentBanner = /* @__PURE__ */ widget('ConsentBanner', bare.ConsentBanner);
/** Confirmations of all widgets; `DiwanProvider` shows them by itself. */
export const Toasts = /* @__PURE__ */ widget('Toasts', bare.Toasts);
