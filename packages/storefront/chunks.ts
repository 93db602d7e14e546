/**
 * How the browser's code is cut into files. What belongs to one visit is one file: many small ones compress worse and
 * wait for each other. `pnpm bench:size --check` fails when a first load of home, category or product holds a file
 * under 1 KB.
 */

/** Texts by the pages that need them; those not named here go with the other pages. */
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

/** In the order of precedence: a module goes into the first group that matches. */
export const chunkGroups = [
  // Calls of the API and their validation: a visitor who only reads a page never needs them.
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
  // What a page loads and is called, of all pages: comes with the first navigation.
  {
    name: 'next-page',
    test: /[\\/]storefront[\\/]src[\\/](navigation[\\/]fetch-page|routing[\\/](load-|page-contents?\.|document-title|known-params)|pages[\\/].*[\\/](content|load-(?!first-parts)[\w-]+|define-cms-content|first-page|id-param)\.)/,
    includeDependenciesRecursively: false,
  },
  { name: textsChunk, debugName: 'texts' },
  // React, which is read in a task of its own; and what every page is made of.
  { name: 'entry-client', tags: ['$initial' as const] },
  {
    name: 'start',
    test: /[\\/]storefront[\\/]src[\\/](start|routing[\\/]page\.|navigation[\\/]use-set-search-param)|[\\/]widgets[\\/]src[\\/]ui[\\/](picture[\\/]|use-kept-focus|later-part|direction|spinner[\\/]|inline-error[\\/]|ascii-digits|icon[\\/]icons[\\/]arrow-end)|[\\/]provider[\\/]use-basket\.|[\\/]product-card[\\/]ProductCard(Skeleton|\.css)|[\\/]product-grid[\\/]CardGrid\.css|[\\/]commerce[\\/]catalog[\\/]position\./,
  },
  // What editors write, with its markup.
  { name: 'rich-text', test: /[\\/]widgets[\\/]src[\\/]ui[\\/]rich-text[\\/]/ },
  // What says what a piece costs and leads to its basket, and the way back from its page.
  {
    name: 'prices',
    test: /[\\/]widgets[\\/]src[\\/](ui[\\/](money|breadcrumbs|badge)[\\/]|ui[\\/](press|use-lazy-component|icon[\\/]icons[\\/](check|plus)\.)|provider[\\/](use-money|picture-of)|product[\\/]ShownPrice|basket[\\/](use-announce-addition|basket-labels))|[\\/]sdk[\\/]src[\\/]commerce[\\/](catalog[\\/](?!delivery-time|width-limits)|basket[\\/]basket-product)|[\\/]pages[\\/]_shared[\\/]Missing/,
  },
  // What lists of products are made of: most pages show one. The way back from a page goes with them.
  {
    name: 'products',
    test: /[\\/]widgets[\\/]src[\\/]((product-card|product-grid)[\\/]|stores[\\/](item-)?list-store)/,
  },
  // Lists of their own page: sorted and filtered.
  {
    name: 'category',
    test: /[\\/]widgets[\\/]src[\\/]listing[\\/]|[\\/]pages[\\/](_shared[\\/](?!cms|handover|Missing)|category[\\/])/,
  },
  // Sections with slides, lists and forms, rarely a page's first.
  {
    name: 'late-sections',
    test: /[\\/]widgets[\\/]src[\\/](ui[\\/]slider[\\/]|sections[\\/](late-sections|SliderSection|Section(Frame|Head)|use-slider-labels|advertisement[\\/]AdvertisementsSlider|(categories|items-slider|lead-form|project|projects|rich-text|tag)[\\/]))/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'sections',
    test: /[\\/]pages[\\/](home|interiors|cms-page|_shared[\\/]cms)[\\/]|[\\/]widgets[\\/]src[\\/]sections[\\/]/,
  },
  // What a visitor chooses about a product, on its page and in the quick view.
  {
    name: 'purchase',
    test: /[\\/]widgets[\\/]src[\\/](product|gallery)[\\/]/,
  },
  // The shapes of baskets, with the style names they share with them: shown while the code of baskets is on its way.
  {
    name: 'shapes',
    test: /[\\/]widgets[\\/]src[\\/]((basket|checkout|order-summary)[\\/]\w+Skeleton|ui[\\/]skeleton[\\/]SkeletonField|basket[\\/]Basket(Head|Lines?|Skeleton)\.css|order-summary[\\/]OrderSummary\.css|checkout[\\/](CheckoutWidget|SummaryLines|phone-step[\\/]PhoneStep)\.css)/,
    includeDependenciesRecursively: false,
  },
  // The lines of a basket and the codes that carry them: pages of baskets, and what opens from them.
  {
    name: 'baskets',
    test: /[\\/]widgets[\\/]src[\\/](basket[\\/](Basket(Line|Head)|Choices|ClearBasket|EmptyBasket|UnreadBasket|LinePicture|UndoRow|hand-over|undo-shortcut|use-basket-l))|[\\/]commerce[\\/](basket[\\/](codes[\\/]|order-lines)|pricing[\\/](order-totals|promo-discount|shipping-fee))/,
    includeDependenciesRecursively: false,
  },
  // Below the first view of a product's page.
  {
    name: 'further-down',
    test: /[\\/]product-detail[\\/](further-down|Specification|measured-drawing|set-pieces|other-products[\\/]Other)|[\\/]commerce[\\/]drawing[\\/]|[\\/]ui[\\/]qr-code[\\/]/,
    includeDependenciesRecursively: false,
  },
  // What opens over a page: fetched by a press.
  {
    name: 'dialogs',
    test: /[\\/]widgets[\\/]src[\\/]ui[\\/]dialog[\\/]/,
    includeDependenciesRecursively: false,
  },
  // What several forms are made of.
  {
    name: 'fields',
    test: /[\\/]widgets[\\/]src[\\/](ui[\\/](field|text-field|text-area|submit-button|select|checkbox)[\\/]|provider[\\/]use-idempotency-keys)|[\\/]sdk[\\/]src[\\/]client[\\/]idempotency-key/,
    includeDependenciesRecursively: false,
  },
  // Icons, class names and small controls that several pages use; not those that none of them shows first.
  {
    name: 'shared',
    test: /[\\/]widgets[\\/]src[\\/]((theme|basket|provider)[\\/]|ui[\\/](?!social-icon|loader|tabs|icon[\\/]icons[\\/](globe|phone|whatsapp)|qr-code[\\/]))|[\\/]sdk[\\/]src[\\/]commerce[\\/](?!validation)|[\\/]storefront[\\/]src[\\/]navigation[\\/]/,
    minShareCount: 2,
    maxModuleSize: 3000,
  },
  // Fields, and the rules that check them: only pages with a form load them.
  {
    name: 'forms',
    test: /[\\/]widgets[\\/]src[\\/](forms|request-form)[\\/]|[\\/]commerce[\\/]validation[\\/](?!safe-address)/,
  },
];
