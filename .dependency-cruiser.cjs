/**
 * Who may import what: the table of ARCHITECTURE.md as rules. `tests/repository/import-rules.test.ts` proves each of
 * them with a seeded violation.
 */
const tests = '\\.(test|test-d|stories)\\.tsx?$|/testing/|/[^/]+\\.spec\\.ts$|vitest\\.config\\.ts$';

const widgets = '^packages/widgets/src';

/** What each feature may use of the others. One that isn't listed may use them all. */
const featuresBelow = {
  basket: [],
  catalogue: ['basket'],
  contact: ['basket', 'catalogue'],
  notices: ['basket', 'catalogue'],
  quote: ['basket', 'catalogue'],
  checkout: ['basket', 'catalogue'],
  projects: ['basket', 'catalogue', 'contact'],
};

/** The storefront's folders; each may use those after it. `server` is beside them and may use them all. */
const storefrontLayers = ['app', 'pages', 'layout', 'navigation', 'visit', 'data'];

const storefront = '^packages/storefront/src';

/** The API's folders; each may use those after it. */
const apiLayers = ['app', 'admin', 'modules', 'content', 'media', 'platform', 'db'];

const api = '^packages/reference-api/src';

const stateful = '/use-[^/]+\\.tsx?$|-(model|store)\\.ts$|/index\\.ts$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Modules that need each other belong together.', {}, { circular: true }),
    forbid(
      'sdk-rules-are-pure',
      'The contract and the commerce rules know only valibot and each other.',
      { path: '^packages/sdk/src/(contract|commerce)/', pathNot: tests },
      { pathNot: '^packages/sdk/src/(contract|commerce)/|(^|/)node_modules/valibot/' },
    ),
    forbid(
      'sdk-client-knows-no-react',
      'The client runs anywhere; views are elsewhere.',
      { path: '^packages/sdk/src/(client|parts|staff|webhooks|conformance|testing)/' },
      {
        path: '(^|/)node_modules/(react|react-dom|preact|@preact)/|^packages/(widgets|storefront|reference-api)/',
      },
    ),
    forbid(
      'sdk-client-ships-no-kit',
      'What production downloads knows neither the fake backend nor the checks.',
      { path: '^packages/sdk/src/(client|parts|staff|webhooks)/', pathNot: tests },
      { path: '^packages/sdk/src/(conformance|testing)/' },
    ),
    forbid(
      'sdk-checks-know-no-fakes',
      'The conformance kit checks other backends; what the fake one returns must not decide what is right.',
      { path: '^packages/sdk/src/conformance/', pathNot: tests },
      { path: '^packages/sdk/src/testing/' },
    ),
    forbid(
      'sdk-fakes-know-no-checks',
      'A new endpoint needs a fake and no check.',
      { path: '^packages/sdk/src/testing/' },
      { path: '^packages/sdk/src/conformance/' },
    ),
    forbid(
      'api-shares-only-contract-and-rules',
      'The server validates and computes with the shared rules; it never calls itself or renders.',
      { path: '^packages/reference-api/src/', pathNot: tests },
      { path: '^packages/sdk/src/(client|parts|testing|conformance)/|^packages/(widgets|storefront)/' },
    ),
    forbid(
      'catalogue-pdf-is-optional',
      'The API starts it as a program where it is installed, with a job as JSON; an import would make it required.',
      { path: '^packages/(?!catalogue-pdf/)', pathNot: tests },
      { path: '^packages/catalogue-pdf/' },
    ),
    forbid(
      'catalogue-pdf-stands-alone',
      'Its job names all that it reads.',
      { path: '^packages/catalogue-pdf/' },
      { path: '^packages/(?!catalogue-pdf/)' },
    ),
    ...apiLayers
      .slice(1)
      .map((layer, index) =>
        forbid(
          `api-${layer}-uses-layers-below`,
          'A layer knows none above it; what it needs of them is passed to it.',
          { path: `${api}/${layer}/`, pathNot: tests },
          { path: `${api}/(?!(?:${apiLayers.slice(index + 1).join('|')}|testing)/)` },
        ),
      ),
    forbid(
      'theme-stands-alone',
      'Tokens depend on nothing.',
      { path: `${widgets}/foundation/theme/`, pathNot: tests },
      { path: '^packages/(?!widgets/src/foundation/theme/)' },
    ),
    forbid(
      'ui-is-domain-free',
      'Views of ui/ get plain values and strings; they serve any domain. How typed text is read is decided in commerce.',
      { path: `${widgets}/foundation/ui/`, pathNot: tests },
      { path: `^packages/sdk/src/(?!commerce/index)|${widgets}/(?!foundation/(?:ui|theme)/)` },
    ),
    forbid(
      'stores-are-react-free',
      'A store is a model: no views, no styles, no React.',
      { path: `${widgets}/foundation/stores/`, pathNot: tests },
      {
        path: `${widgets}/(?!foundation/stores/)|(^|/)node_modules/(react|react-dom|@preact/signals-react|@preact/signals)/|\\.css`,
      },
    ),
    forbid(
      'forms-know-no-feature',
      "Every form stands on these; what is sent where is the feature's.",
      { path: `${widgets}/foundation/forms/`, pathNot: tests },
      {
        path: `${widgets}/(?!foundation/(?:forms|ui|theme|i18n|signals)/)|^packages/sdk/src/(?!contract/|commerce/)`,
      },
    ),
    forbid(
      'foundation-is-below-features',
      'What all features stand on knows none of them.',
      { path: `${widgets}/foundation/`, pathNot: tests },
      { path: `${widgets}/(features|sections|elements)/` },
    ),
    forbid(
      'state-lives-in-models-and-hooks',
      'A component shows what its model or hook holds.',
      // `shop` creates the client and the stores for the widgets.
      { path: `${widgets}/features/`, pathNot: `${tests}|${stateful}|${widgets}/features/shop/` },
      {
        path: `${widgets}/foundation/stores/|^packages/sdk/src/client/|(^|/)node_modules/@preact/`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    ...Object.entries(featuresBelow).map(([feature, below]) =>
      forbid(
        `${feature}-uses-features-below`,
        'Features use each other in one direction; which of their modules is up to the one that imports.',
        { path: `${widgets}/features/${feature}/`, pathNot: tests },
        { path: `${widgets}/features/(?!(?:${[feature, ...below].join('|')})/)` },
      ),
    ),
    forbid(
      'features-are-below-pages',
      'Sections and elements compose features.',
      { path: `${widgets}/features/`, pathNot: tests },
      { path: `${widgets}/(sections|elements)/` },
    ),
    forbid(
      'sections-know-no-element',
      'A section serves any page.',
      { path: `${widgets}/sections/`, pathNot: tests },
      { path: `${widgets}/elements/` },
    ),
    forbid(
      'storefront-uses-public-entries',
      'The shop is built from what any integrator gets.',
      { path: '^packages/storefront/src/', pathNot: tests },
      {
        path: '^packages/(widgets|sdk|reference-api)/',
        pathNot:
          '^packages/widgets/src/(index|ui|icons|internal|styles)\\.(ts|css\\.ts)$|^packages/widgets/custom-elements\\.json$|^packages/sdk/src/(client|parts|contract|commerce(/comparison)?)/index\\.ts$',
      },
    ),
    ...storefrontLayers.map((layer, index) =>
      forbid(
        `storefront-${layer}-uses-layers-below`,
        'A layer knows none above it, nor the server, which renders them.',
        { path: `${storefront}/${layer}/`, pathNot: tests },
        { path: `${storefront}/(${[...storefrontLayers.slice(0, index), 'server'].join('|')})/` },
      ),
    ),
    forbid(
      'pages-know-no-other-page',
      'What pages share is in `_shared`.',
      { path: `${storefront}/pages/([^/]+)/`, pathNot: tests },
      { path: `${storefront}/pages/`, pathNot: `${storefront}/pages/($1|_shared)/` },
    ),
    forbid(
      'packages-know-no-outside',
      'A package never reaches into the repository around it; only the configuration of its build does.',
      { path: '^packages/', pathNot: '/(tsup|tsup\\.types|vite)\\.config\\.ts$|/build/embed/bundle\\.mjs$' },
      { path: '^(tests|bench|examples|scripts|\\.storybook)/' },
    ),
    forbid(
      'no-unlisted-dependency',
      'What is imported is declared.',
      // A shop's own code gets React with the shop.
      { pathNot: '^examples/extended-shop/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-orphaned-resolution',
      'An import that leads nowhere.',
      // It imports packages that a test packs and installs.
      { pathNot: '^tests/package-consumer/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // The last ones are what tsup writes beside its configuration while packages are packed.
      path: '(^|/)(dist|[.]build|[.]diwan|migrations|storybook-static)/|[.]bundled_[^/]*[.]mjs$',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['diwan-source', 'import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
