/** Style modules of every element and of lists of products. */
const sharedStyles = [
  'elements/styles/element-fonts',
  'foundation/theme/(a11y|bottom-bar|patterns|text|reset|embed|embed-theme)',
  'foundation/ui/(Badge|Button|EmptyState|Icon|IconButton|InfiniteScrollSentinel|InlineError|Money|Picture|Skeleton\\w*)',
  'features/catalogue/card/ProductCard',
  'features/catalogue/grid/CardGrid',
  'features/catalogue/listing/ListFoot',
];

/**
 * Files that several elements share, so that the first load of each is a handful of requests; what only one uses is in its own.
 * They are named by path because the bundler can't derive them: it makes a file for each set of elements that share something, which
 * were 29 requests for a cart, 24 of them of less than 2 KB. `session` requests the first content before the elements' code is there, and holds the styles of that content; `base` is what
 * every element runs and lists of products show; `basket` and `forms` are for those that have either. Each uses those before it.
 */
export const pathsByFile = {
  session: [
    'elements/(session|styles)/',
    'elements/loader/open-session',
    `(${sharedStyles.join('|')})\\.css\\.ts\\.vanilla\\.css:registered`,
  ],
  base: [
    'elements/runtime/(?!ElementToasts)',
    'elements/define-element',
    'features/catalogue/card/',
    'features/catalogue/grid/CardGrid',
    'features/catalogue/listing/(ListFoot|use-growing-list)',
    'foundation/stores/item-list-store',
    'foundation/provider/(use|lazy)-client',
    'commerce/catalogue/sort-query',
    // Small, and of so many elements that files of their own would be requests for everyone.
    'elements/widgets/(RequiredAttribute|ProductByCode)',
    'features/basket/(link|button|addition/use-add-to-basket)',
    'features/catalogue/product/AddToBasketButton',
    'foundation/format/use-days',
    'commerce/catalogue/delivery-time',
    'foundation/requests/',
    'foundation/ui/(use-focus-fallback|reveal-focused|direction|SkeletonField|Field\\.css)',
    'foundation/theme/',
    'commerce/(basket/(line-customization|order-lines)|validation/validation|pricing/savings|locale/search-folding)',
    'client/(idempotency-key|errors/status-errors)',
    'contract/challenge',
  ],
  basket: ['features/basket/(head|lines|order-summary|promo|skeleton|use-)', 'foundation/ui/QuantityStepper'],
  forms: ['foundation/forms/', 'foundation/ui/(SubmitButton|TextArea|TextField)', 'commerce/validation/'],
};

/** Whether a module is at one of the paths in `src` of its package. @param {readonly string[]} paths */
export const isAt = (paths) => new RegExp(`[/\\\\]src[/\\\\](${paths.join('|').replaceAll('/', '[/\\\\]')})`);

/** As rolldown's `codeSplitting.groups`; of two that name a module the higher priority has it. */
export const sharedFiles = Object.entries(pathsByFile).map(([name, paths], index) => ({
  name,
  test: isAt(paths),
  priority: 100 - index,
}));
