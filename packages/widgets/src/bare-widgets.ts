/* The widgets without their texts: for pages that load these themselves, and for `widgets.ts`, which adds them. */

export { CartButton, PriceBoxButton } from './features/basket/button/CartButton';
export { Cart } from './features/basket/cart/Cart';
export { ImportedBasket } from './features/basket/handover/ImportedBasket';
export { ProductCard } from './features/catalogue/card/ProductCard';
export { Compare } from './features/catalogue/compare/Compare';
export { ProductDetail } from './features/catalogue/detail/ProductDetail';
export { ProductGrid } from './features/catalogue/grid/ProductGrid';
export { ProductPrice } from './features/catalogue/price/ProductPrice';
export { AddButton } from './features/catalogue/product/AddButton';
export { Search } from './features/catalogue/search/Search';
export { Checkout } from './features/checkout/Checkout';
export { LastOrder } from './features/checkout/order-placed/LastOrder';
export { LeadForm } from './features/contact/lead-form/LeadForm';
export { RequestForm } from './features/contact/request-form/RequestForm';
export { ConsentBanner } from './features/notices/consent-banner/ConsentBanner';
export { Toasts } from './features/notices/toasts/Toasts';
export { ProjectCard } from './features/projects/card/ProjectCard';
export { ProjectDetail } from './features/projects/detail/ProjectDetail';
export { ProjectList } from './features/projects/list/ProjectList';
export { ImportedPriceBox } from './features/quote/price-box/ImportedPriceBox';
export { PendingQuotes } from './features/quote/price-box/PendingQuotes';
export { PriceBox } from './features/quote/price-box/PriceBox';
export { QuoteForm } from './features/quote/price-box/QuoteForm';
export { QuoteSheet } from './features/quote/sheet/QuoteSheet';
export { Page } from './sections/Page';
export { SectionList } from './sections/SectionList';
