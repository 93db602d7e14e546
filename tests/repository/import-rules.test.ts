import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** One seeded violation per rule: `from` imports `to`. */
const seeded: Record<string, { from: string; to: string }> = {
  'no-cycles': { from: 'packages/sdk/src/commerce/a.ts', to: 'packages/sdk/src/commerce/b.ts' },
  'sdk-rules-are-pure': {
    from: 'packages/sdk/src/contract/impure.ts',
    to: 'packages/sdk/src/client/request.ts',
  },
  'sdk-client-knows-no-react': { from: 'packages/sdk/src/client/hook.ts', to: 'node_modules/react/index.js' },
  'sdk-client-ships-no-kit': {
    from: 'packages/sdk/src/client/tried.ts',
    to: 'packages/sdk/src/testing/index.ts',
  },
  'sdk-checks-know-no-fakes': {
    from: 'packages/sdk/src/conformance/expected.ts',
    to: 'packages/sdk/src/testing/fakes/orders.ts',
  },
  'sdk-fakes-know-no-checks': {
    from: 'packages/sdk/src/testing/checked.ts',
    to: 'packages/sdk/src/conformance/check.ts',
  },
  'api-shares-only-contract-and-rules': {
    from: 'packages/reference-api/src/app/self-call.ts',
    to: 'packages/sdk/src/client/request.ts',
  },
  'catalogue-pdf-is-optional': {
    from: 'packages/reference-api/src/catalogue-pdf/in-process.ts',
    to: 'packages/catalogue-pdf/src/typeset.mjs',
  },
  'catalogue-pdf-stands-alone': {
    from: 'packages/catalogue-pdf/src/prices.ts',
    to: 'packages/sdk/src/commerce/b.ts',
  },
  'api-admin-uses-layers-below': {
    from: 'packages/reference-api/src/admin/restart.ts',
    to: 'packages/reference-api/src/app/main.ts',
  },
  'api-modules-uses-layers-below': {
    from: 'packages/reference-api/src/modules/orders/export.ts',
    to: 'packages/reference-api/src/admin/backup/backup.ts',
  },
  'api-content-uses-layers-below': {
    from: 'packages/reference-api/src/content/import/sold.ts',
    to: 'packages/reference-api/src/modules/items/items.repository.ts',
  },
  'api-media-uses-layers-below': {
    from: 'packages/reference-api/src/media/named.ts',
    to: 'packages/reference-api/src/content/document/fields.ts',
  },
  'api-platform-uses-layers-below': {
    from: 'packages/reference-api/src/platform/http/pictures.ts',
    to: 'packages/reference-api/src/media/media-file.ts',
  },
  'api-db-uses-layers-below': {
    from: 'packages/reference-api/src/db/logged.ts',
    to: 'packages/reference-api/src/platform/logger.ts',
  },
  'ui-is-domain-free': {
    from: 'packages/widgets/src/foundation/ui/price.ts',
    to: 'packages/sdk/src/commerce/b.ts',
  },
  'theme-stands-alone': {
    from: 'packages/widgets/src/foundation/theme/tokens.ts',
    to: 'packages/widgets/src/foundation/ui/button.ts',
  },
  'stores-are-react-free': {
    from: 'packages/widgets/src/foundation/stores/cart.ts',
    to: 'node_modules/react/index.js',
  },
  'forms-know-no-feature': {
    from: 'packages/widgets/src/foundation/forms/use-form.ts',
    to: 'packages/widgets/src/foundation/stores/basket-store.ts',
  },
  'foundation-is-below-features': {
    from: 'packages/widgets/src/foundation/i18n/failure-text.ts',
    to: 'packages/widgets/src/features/catalogue/card/ProductCard.tsx',
  },
  'state-lives-in-models-and-hooks': {
    from: 'packages/widgets/src/features/checkout/PhoneStep.tsx',
    to: 'packages/widgets/src/foundation/stores/basket-store.ts',
  },
  'basket-uses-features-below': {
    from: 'packages/widgets/src/features/basket/Basket.tsx',
    to: 'packages/widgets/src/features/catalogue/card/ProductCard.tsx',
  },
  'catalogue-uses-features-below': {
    from: 'packages/widgets/src/features/catalogue/card/Add.tsx',
    to: 'packages/widgets/src/features/quote/price-box/PriceBox.tsx',
  },
  'contact-uses-features-below': {
    from: 'packages/widgets/src/features/contact/lead-form/Lead.tsx',
    to: 'packages/widgets/src/features/quote/price-box/PriceBox.tsx',
  },
  'notices-uses-features-below': {
    from: 'packages/widgets/src/features/notices/toasts/Toasts.tsx',
    to: 'packages/widgets/src/features/quote/price-box/PriceBox.tsx',
  },
  'quote-uses-features-below': {
    from: 'packages/widgets/src/features/quote/sheet/Sheet.tsx',
    to: 'packages/widgets/src/features/projects/card/ProjectCard.tsx',
  },
  'checkout-uses-features-below': {
    from: 'packages/widgets/src/features/checkout/Checkout.tsx',
    to: 'packages/widgets/src/features/quote/price-box/PriceBox.tsx',
  },
  'projects-uses-features-below': {
    from: 'packages/widgets/src/features/projects/list/List.tsx',
    to: 'packages/widgets/src/features/quote/price-box/PriceBox.tsx',
  },
  'features-are-below-pages': {
    from: 'packages/widgets/src/features/projects/detail/Detail.tsx',
    to: 'packages/widgets/src/sections/tag.ts',
  },
  'sections-know-no-element': {
    from: 'packages/widgets/src/sections/spacer.ts',
    to: 'packages/widgets/src/elements/element.ts',
  },
  'storefront-uses-public-entries': {
    from: 'packages/storefront/src/App.ts',
    to: 'packages/widgets/src/foundation/ui/button.ts',
  },
  'storefront-app-uses-layers-below': {
    from: 'packages/storefront/src/app/start.ts',
    to: 'packages/storefront/src/server/render-page.ts',
  },
  'storefront-pages-uses-layers-below': {
    from: 'packages/storefront/src/pages/cart/page.tsx',
    to: 'packages/storefront/src/app/routes.ts',
  },
  'storefront-layout-uses-layers-below': {
    from: 'packages/storefront/src/layout/Layout.ts',
    to: 'packages/storefront/src/pages/cart/page.ts',
  },
  'storefront-navigation-uses-layers-below': {
    from: 'packages/storefront/src/navigation/use-navigation.ts',
    to: 'packages/storefront/src/layout/Header.ts',
  },
  'storefront-visit-uses-layers-below': {
    from: 'packages/storefront/src/visit/language.ts',
    to: 'packages/storefront/src/navigation/addresses.ts',
  },
  'storefront-data-uses-layers-below': {
    from: 'packages/storefront/src/data/shell.ts',
    to: 'packages/storefront/src/visit/language.ts',
  },
  'pages-know-no-other-page': {
    from: 'packages/storefront/src/pages/checkout/page.tsx',
    to: 'packages/storefront/src/pages/cart/page.ts',
  },
  'packages-know-no-outside': { from: 'packages/sdk/src/client/reach.ts', to: 'scripts/start.mjs' },
  'no-unlisted-dependency': {
    from: 'packages/sdk/src/client/unlisted.ts',
    to: 'node_modules/react/index.js',
  },
  'no-orphaned-resolution': {
    from: 'packages/sdk/src/client/orphan.ts',
    to: 'packages/sdk/src/client/gone.ts',
  },
};

/** Imports allowed by all rules. */
const allowed: Record<string, string[]> = {
  'packages/widgets/src/foundation/forms/ContactFields.tsx': [
    'packages/widgets/src/foundation/i18n/use-i18n.ts',
    'packages/widgets/src/foundation/ui/button.ts',
    'packages/sdk/src/commerce/b.ts',
  ],
  'packages/widgets/src/features/checkout/DetailsStep.tsx': [
    'packages/widgets/src/foundation/i18n/use-i18n.ts',
    'packages/widgets/src/foundation/forms/ContactFields.tsx',
    'packages/widgets/src/features/checkout/use-checkout.ts',
    'packages/widgets/src/features/catalogue/card/ProductCard.tsx',
  ],
  'packages/widgets/src/features/checkout/use-checkout.ts': [
    'packages/widgets/src/foundation/stores/basket-store.ts',
    'packages/sdk/src/client/request.ts',
  ],
  'packages/widgets/src/features/checkout/checkout-model.ts': [
    'packages/widgets/src/foundation/stores/basket-store.ts',
  ],
};

const missing = 'packages/sdk/src/client/gone.ts';

const specifier = (from: string, to: string): string => {
  const inPackage = /^node_modules\/([^/]+)\//.exec(to);
  if (inPackage?.[1]) return inPackage[1];
  const relative = path.relative(path.dirname(from), to).replace(/\.tsx?$/, '');
  return relative.startsWith('.') ? relative : `./${relative}`;
};

let folder: string;
let violations: Violation[];

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler", "module": "esnext" } }',
  );
  write('package.json', '{ "name": "seeded", "type": "module" }');
  write('node_modules/react/package.json', '{ "name": "react", "main": "index.js" }');
  const imports = [
    ...Object.values(seeded),
    ...Object.entries(allowed).flatMap(([from, targets]) => targets.map((to) => ({ from, to }))),
  ];
  const importers = new Set(imports.map(({ from }) => from));
  for (const { to } of imports)
    if (to !== missing && !importers.has(to)) write(to, 'export const target = 1;\n');
  for (const importer of importers) {
    const lines = imports
      .filter(({ from }) => from === importer)
      .map(({ to }, index) => `import { target as target${index} } from '${specifier(importer, to)}';\n`);
    write(importer, `${lines.join('')}export const target = 1;\nexport const used = target0;\n`);
  }
  write(
    'packages/sdk/src/commerce/b.ts',
    "import type { used } from './a';\nexport type Used = typeof used;\nexport const target = 1;\n",
  );
  const report = execFileSync(
    path.join(repositoryRoot, 'node_modules/.bin/depcruise'),
    ['--config', path.join(repositoryRoot, '.dependency-cruiser.cjs'), '--output-type', 'json', 'packages'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 },
  );
  violations = JSON.parse(report).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import rules', () => {
  it('has a seeded violation for every rule', async () => {
    const { default: config } = await import(path.join(repositoryRoot, '.dependency-cruiser.cjs'));
    expect(config.forbidden.map((rule: { name: string }) => rule.name).sort()).toEqual(
      Object.keys(seeded).sort(),
    );
  });

  it.each(Object.entries(seeded))('%s rejects its violation', (rule, { from }) => {
    expect(violations.some((violation) => violation.rule.name === rule && violation.from === from)).toBe(
      true,
    );
  });

  it.each([
    ['a form uses texts, views and rules', 'packages/widgets/src/foundation/forms/ContactFields.tsx'],
    [
      'a feature uses texts, forms, its own files and the index of another',
      'packages/widgets/src/features/checkout/DetailsStep.tsx',
    ],
    [
      'a hook of a feature uses stores and the client',
      'packages/widgets/src/features/checkout/use-checkout.ts',
    ],
    [
      'a model of a feature uses stores and signals',
      'packages/widgets/src/features/checkout/checkout-model.ts',
    ],
  ])('%s', (_, file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
