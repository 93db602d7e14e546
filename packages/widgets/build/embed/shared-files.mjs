/** Style modules of every element and of lists of products. */
const sharedStyles = [
  'theme/(a11y|bottom-bar|patterns|text|fonts|theme|reset|embed)',
  'ui/(badge|button|empty-state|icon|icon-button|infinite-scroll-sentinel|inline-error|money|picture|skeleton)/[A-Z]\\w+',
  'product-card/ProductCard',
  'product-grid/CardGrid',
  'listing/ListFoot',
];

/**
 * Files that several elements share, each with all it imports: what asks for the first content before the elements'
 * code is there, the styles of that content, what every element runs and lists of products show, then small parts of a few, and what forms,
 * baskets, orders, quotes and products have in common. A module is in the first that names it. They are named here,
 * not found by counting, so that another element leaves them as they are.
 */
const pathsByFile = {
  early: ['elements/(early|styles)/', `(${sharedStyles.join('|')})\\.css\\.ts\\.vanilla\\.css:registered`],
  base: [
    'elements/runtime/(?!ElementToasts)',
    'elements/define-element',
    'elements/shop/lazy-items',
    'product-card/',
    'product-grid/CardGrid',
    'listing/(ListFoot|use-growing-list)',
    'stores/item-list-store',
    'provider/use-client',
    'commerce/catalog/sort-query',
  ],
  parts: [
    'elements/widgets/(ProductByCode|RequiredAttribute)',
    'ui/(use-focus-fallback|direction|ascii-digits|field/Field\\.css|icon/icons/chevron-down)',
    'theme/patterns.css',
    'ui/bottom-bar/',
    'commerce/(locale/digits|validation/validation)',
  ],
  forms: ['forms/'],
  'hand-over': ['basket/link/'],
  'add-button': ['product/AddButton', 'basket/addition/use-add-to-basket'],
  sending: [
    'client/(request|resources/(requests|leads))',
    'contract/routes/(requests|leads)',
    'commerce/validation/contact-form',
    'provider/use-idempotency-keys',
    'ui/text-area/',
  ],
  // The flight of a picture is fetched by a press, which needs nothing else of the baskets.
  basket: ['basket/(?!addition/fly-to)'],
  order: ['order-summary/', 'promo/promo-store', 'commerce/pricing/(order-totals|savings)'],
  checkout: ['checkout/(?!LaterSteps|code-dialog|details-step|order-placed|placing|price-changed)'],
  quote: ['price-box/(quote-form/|PriceBoxTotals|PriceBoxWidget.css|quote-figures)'],
  product: [
    'product/',
    'product-detail/(ProductDetail\\.css|followed|other-products/use-other-products)',
    'gallery/',
    'ui/zoomable/',
    'ui/icon/icons/(expand|chevron-end)',
  ],
};

/** As rolldown's `codeSplitting.groups`; of two that name a module the higher priority has it. */
export const sharedFiles = Object.entries(pathsByFile).map(([name, paths], index) => ({
  name,
  // By their paths in `src` of the packages.
  test: new RegExp(`[/\\\\]src[/\\\\](${paths.join('|').replaceAll('/', '[/\\\\]')})`),
  priority: 100 - index,
}));
