/* The widgets without their texts: for pages that load these themselves, and for `widgets.ts`, which adds them. */

export { CartButton, PriceBoxButton } from './features/basket/button';
export { Cart } from './features/basket/cart';
export { ImportedBasket } from './features/basket/handover';
export { ProductCard } from './features/catalogue/card';
export { Compare } from './features/catalogue/compare';
export { ProductDetail } from './features/catalogue/detail';
export { ProductGrid } from './features/catalogue/grid';
export { ProductPrice } from './features/catalogue/price';
export { AddButton } from './features/catalogue/product';
export { Search } from './features/catalogue/search';
export { Checkout, LastOrder } from './features/checkout';
export { LeadForm } from './features/contact/lead-form';
export { RequestForm } from './features/contact/request-form';
export { ConsentBanner } from './features/notices/consent-banner';
export { Toasts } from './features/notices/toasts';
export { ProjectCard } from './features/projects/card';
export { ProjectDetail } from './features/projects/detail';
export { ProjectList } from './features/projects/list';
export { ImportedPriceBox, PendingQuotes, PriceBox, QuoteForm } from './features/quote/price-box';
export { QuoteSheet } from './features/quote/sheet';
export { Page, SectionList } from './sections';
