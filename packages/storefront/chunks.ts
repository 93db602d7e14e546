/**
 * How the browser code is split into chunks. Code used in the same visit shares a chunk: many small files compress
 * worse and wait for each other. `pnpm bench:size --check` fails when the first load of home, category or product
 * includes a file under 1 KB.
 */

/** Text bundle of each namespace; namespaces not listed here go into `pages`. */
const textBundles: Readonly<Record<string, string>> = {
  common: 'shop',
  layout: 'shop',
  errors: 'shop',
  home: 'shop',
  product: 'shop',
  cart: 'baskets',
  priceBox: 'baskets',
  checkout: 'baskets',
};

function textsChunk(id: string): string | null {
  const [, locale, namespace = ''] = /locales[\\/](\w+)[\\/](\w+)\.json$/.exec(id) ?? [];
  return locale ? `texts-${locale}-${textBundles[namespace] ?? 'pages'}` : null;
}

/** In order of precedence: a module goes into the first group that matches. */
export const chunkGroups = [
  // API calls and their validation: a visitor who only reads a page never needs them.
  {
    name: 'api-client',
    test: /[\\/]sdk[\\/]src[\\/](contract[\\/](?!limits|settings-groups|shown-price)|client[\\/](?!errors[\\/](call|status)-errors|idempotency-key|index))|[\\/]node_modules[\\/]valibot[\\/]/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'errors',
    test: /[\\/]sdk[\\/]src[\\/]client[\\/]errors[\\/](call|status)-errors/,
    includeDependenciesRecursively: false,
  },
  // Data loading and titles of all pages: fetched with the first navigation.
  {
    name: 'next-page',
    test: /[\\/]storefront[\\/]src[\\/](navigation[\\/]fetch-page|routing[\\/](load-|page-contents?\.|document-title|known-params)|pages[\\/].*[\\/](content|load-(?!first-parts)[\w-]+|define-cms-content|first-page|id-param)\.)/,
    includeDependenciesRecursively: false,
  },
  { name: textsChunk, debugName: 'texts' },
  // React, evaluated in a task of its own; then the code every page needs.
  { name: 'entry-client', tags: ['$initial' as const] },
  {
    name: 'start',
    test: /[\\/]storefront[\\/]src[\\/](start|routing[\\/]page\.|navigation[\\/]use-set-search-param)|[\\/]widgets[\\/]src[\\/]ui[\\/](picture[\\/]|use-focus-fallback|later-part|direction|spinner[\\/]|inline-error[\\/]|ascii-digits|icon[\\/]icons[\\/]arrow-end)|[\\/]theme[\\/]fine-pointer|[\\/]provider[\\/]use-basket\.|[\\/]product-card[\\/]ProductCard(Skeleton|\.css)|[\\/]product-grid[\\/]CardGrid\.css|[\\/]commerce[\\/]catalog[\\/]position\./,
  },
  // Rich text written by editors.
  { name: 'rich-text', test: /[\\/]widgets[\\/]src[\\/]ui[\\/]rich-text[\\/]/ },
  // Prices, add-to-basket controls and breadcrumbs.
  {
    name: 'prices',
    test: /[\\/]widgets[\\/]src[\\/](ui[\\/](money|breadcrumbs|badge)[\\/]|ui[\\/](press|use-lazy-component|icon[\\/]icons[\\/](check|plus)\.)|provider[\\/](use-money|picture-of)|product[\\/]ShownPrice|basket[\\/](addition[\\/]use-announce-addition|basket-labels))|[\\/]sdk[\\/]src[\\/]commerce[\\/](catalog[\\/](?!delivery-time|width-limits)|locale[\\/]join-list|basket[\\/]basket-product)|[\\/]pages[\\/]_shared[\\/]Missing/,
  },
  // Product lists: most pages show one.
  {
    name: 'products',
    test: /[\\/]widgets[\\/]src[\\/]((product-card|product-grid)[\\/]|stores[\\/](item-)?list-store)/,
  },
  // List pages, with sorting and filters.
  {
    name: 'category',
    test: /[\\/]widgets[\\/]src[\\/]listing[\\/]|[\\/]pages[\\/](_shared[\\/](?!cms|handover|Missing)|category[\\/])/,
  },
  // Sections with sliders, lists and forms: rarely the first of a page.
  {
    name: 'late-sections',
    test: /[\\/]widgets[\\/]src[\\/](ui[\\/]slider[\\/]|sections[\\/](late-sections|SliderSection|Section(Frame|Head)|use-slider-labels|advertisement[\\/]AdvertisementsSlider|(categories|items-slider|lead-form|project|projects|rich-text|tag)[\\/]))/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'sections',
    test: /[\\/]pages[\\/](home|interiors|cms-page|_shared[\\/]cms)[\\/]|[\\/]widgets[\\/]src[\\/]sections[\\/]/,
  },
  // Product options, on the product page and in the quick view.
  {
    name: 'purchase',
    test: /[\\/]widgets[\\/]src[\\/](product|gallery)[\\/]/,
  },
  // Basket and checkout skeletons, with the class names they share with the real components: shown while the basket
  // code loads.
  {
    name: 'shapes',
    test: /[\\/]widgets[\\/]src[\\/]((basket[\\/]skeleton|checkout|order-summary)[\\/]\w+Skeleton|ui[\\/]skeleton[\\/]SkeletonField|basket[\\/]\w+[\\/]Basket(Head|Lines?|Skeleton)\.css|order-summary[\\/]OrderSummary\.css|checkout[\\/](CheckoutWidget|SummaryLines|phone-step[\\/]PhoneStep)\.css)/,
    includeDependenciesRecursively: false,
  },
  // Basket lines, codes and totals, for basket pages and what opens from them.
  {
    name: 'baskets',
    test: /[\\/]widgets[\\/]src[\\/]basket[\\/](head[\\/]|lines[\\/]|skeleton[\\/]UnreadBasket|EmptyBasket|link[\\/](hand-over|use-basket-link))|[\\/]commerce[\\/](basket[\\/](codes[\\/]|order-lines)|pricing[\\/](order-totals|promo-discount|shipping-fee))/,
    includeDependenciesRecursively: false,
  },
  // Below the fold of the product page.
  {
    name: 'further-down',
    test: /[\\/]product-detail[\\/](further-down|Specification|measured-drawing|set-pieces|other-products[\\/]Other)|[\\/]commerce[\\/]drawing[\\/]|[\\/]ui[\\/]qr-code[\\/]/,
    includeDependenciesRecursively: false,
  },
  // Dialogs: fetched on click.
  {
    name: 'dialogs',
    test: /[\\/]widgets[\\/]src[\\/]ui[\\/]dialog[\\/]/,
    includeDependenciesRecursively: false,
  },
  // Controls shared by several forms.
  {
    name: 'fields',
    test: /[\\/]widgets[\\/]src[\\/](ui[\\/](field|text-field|text-area|submit-button|select|checkbox)[\\/]|provider[\\/]use-idempotency-keys)|[\\/]sdk[\\/]src[\\/]client[\\/]idempotency-key/,
    includeDependenciesRecursively: false,
  },
  // Icons, class names and small controls shared by several pages, except those that no page shows at first.
  {
    name: 'shared',
    test: /[\\/]widgets[\\/]src[\\/]((theme|basket|provider)[\\/]|ui[\\/](?!social-icon|loader|tabs|icon[\\/]icons[\\/](globe|phone|whatsapp)|qr-code[\\/]))|[\\/]sdk[\\/]src[\\/]commerce[\\/](?!validation)|[\\/]storefront[\\/]src[\\/]navigation[\\/]/,
    minShareCount: 2,
    maxModuleSize: 3000,
  },
  // Forms and their validation rules: only pages with a form load them.
  {
    name: 'forms',
    test: /[\\/]widgets[\\/]src[\\/](forms|request-form)[\\/]|[\\/]commerce[\\/]validation[\\/](?!safe-address)/,
  },
];
