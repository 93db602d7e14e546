/** Style modules of every element and of lists of products. */
const sharedStyles = [
  'foundation/theme/(a11y|bottom-bar|patterns|text|fonts|theme|reset|embed)',
  'foundation/ui/(Badge|Button|EmptyState|Icon|IconButton|InfiniteScrollSentinel|InlineError|Money|Picture|Skeleton|SkeletonField|SkeletonText)',
  'features/catalogue/card/ProductCard',
  'features/catalogue/grid/CardGrid',
  'features/catalogue/listing/ListFoot',
];

/**
 * Two files that nearly every element needs are named here; the others follow the imports. `session` requests the first
 * content before the elements' code is there, and holds the styles of that content; `base` is what every element runs and
 * lists of products show.
 */
const pathsByFile = {
  session: [
    'elements/(session|styles)/',
    'elements/loader/(open-session|preload-picture)',
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
  ],
};

/** As rolldown's `codeSplitting.groups`; of two that name a module the higher priority has it. */
export const sharedFiles = Object.entries(pathsByFile).map(([name, paths], index) => ({
  name,
  // By their paths in `src` of the packages.
  test: new RegExp(`[/\\\\]src[/\\\\](${paths.join('|').replaceAll('/', '[/\\\\]')})`),
  priority: 100 - index,
}));
