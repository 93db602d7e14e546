import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { createCssModules, shortIdentifiers } from '../css/css-modules.mjs';
import { besideScript, fontFilesPlugin } from '../css/font-files-plugin.mjs';
import { aliases } from './aliases/aliases.mjs';
import { elementsPlugin } from './elements-plugin.mjs';
import { stylesPlugin } from './styles-plugin.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const elementsFolder = path.join(root, 'src/elements');

/** Matches modules of the packages by their paths in `src`. @param {string[]} paths regular expressions */
const modules = (...paths) => {
  const either = paths.join('|').replaceAll('/', '[/\\\\]');
  return new RegExp(`[/\\\\]src[/\\\\](${either})`);
};

/**
 * Files that several elements share, each with all it imports, the highest priority first: what every element runs and
 * what lists of products show, then small parts of a few, and what forms, baskets, orders, quotes and products have in common.
 * They are named here, not found by counting, so that another element leaves them as they are.
 */
const sharedFiles = [
  { name: 'early', test: modules('elements/early/'), priority: 7 },
  {
    name: 'base',
    test: modules(
      'elements/runtime/(?!ElementToasts)',
      'elements/define-element',
      'product-card/',
      'product-grid/CardGrid',
      'listing/(ListFoot|use-growing-list)',
      'provider/use-client',
      'elements/shop/lazy-items',
      'commerce/catalog/sort-query',
    ),
    priority: 6,
  },
  {
    name: 'parts',
    test: modules(
      'elements/widgets/(ProductByCode|RequiredAttribute)',
      'ui/(use-kept-focus|direction|icon/icons/chevron-down)',
      'theme/patterns.css',
      'commerce/locale/(digits|search-folding)',
    ),
    priority: 5,
  },
  {
    name: 'sending',
    test: modules(
      'client/request',
      'client/resources/requests',
      'contract/routes/requests',
      'commerce/validation/contact-form',
      'provider/use-idempotency-keys',
      'ui/text-area/',
    ),
    priority: 3,
  },
  { name: 'forms', test: modules('forms/'), priority: 4 },
  { name: 'hand-over', test: modules('basket/(use-basket-link|hand-over|BasketLink\\.tsx)'), priority: 4 },
  { name: 'add-button', test: modules('product/AddButton', 'basket/use-add-to-basket'), priority: 4 },
  { name: 'basket', test: modules('basket/'), priority: 2 },
  {
    name: 'order',
    test: modules(
      'order-summary/',
      'promo/promo-store',
      'commerce/pricing/(order-totals|savings)',
      'commerce/catalog/delivery-time',
      'ui/icon/icons/truck',
    ),
    priority: 1,
  },
  {
    name: 'quote',
    test: modules('price-box/(quote-form/|PriceBoxTotals|PriceBoxWidget.css|quote-figures)'),
    priority: 0,
  },
  {
    name: 'product',
    test: modules('product/', 'gallery/', 'ui/zoomable/', 'ui/icon/icons/(expand|chevron-end)'),
    priority: 0,
  },
];

/** @type {Pick<import('rolldown').InputOptions, 'cwd' | 'platform' | 'resolve' | 'transform' | 'treeshake'>} */
export const shared = {
  cwd: root,
  platform: 'browser',
  resolve: {
    alias: aliases,
    conditionNames: ['diwan-source', 'browser', 'import', 'module', 'default'],
  },
  // Schemas are built of calls of valibot, which it declares free of side effects.
  treeshake: { manualPureFunctions: ['v'], propertyReadSideEffects: false },
  transform: {
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: { runtime: 'automatic' },
  },
};

/** `.css.ts` modules as the embed build reads them. @param {Map<string, Buffer>} fonts receives the font files */
export const embedCssModules = (fonts) =>
  createCssModules({
    root,
    identifiers: shortIdentifiers(path.join(root, 'src')),
    plugins: [fontFilesPlugin({ fonts, address: (name) => JSON.stringify(`font-file:${name}`) })],
  });

/**
 * Bundles the elements into ES modules with shared chunks.
 * @param {object} options
 * @param {ReadonlyMap<string, string>} options.files file of the definition by tag
 * @param {ReturnType<typeof embedCssModules>} options.cssModules
 */
export async function bundleElements({ files, cssModules }) {
  const bundle = await rolldown({
    ...shared,
    input: {
      ...Object.fromEntries([...files.keys()].map((tag) => [tag, `element:${tag}`])),
      early: 'early',
    },
    plugins: [
      elementsPlugin({ folder: elementsFolder, files }),
      stylesPlugin({
        modules: cssModules,
        registry: path.join(elementsFolder, 'styles/style-registry.ts'),
        fontAddress: besideScript('../fonts'),
      }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    comments: false,
    hashCharacters: 'base36',
    entryFileNames: '[name]-[hash:6].js',
    chunkFileNames: '[name]-[hash:6].js',
    codeSplitting: { groups: sharedFiles },
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}
