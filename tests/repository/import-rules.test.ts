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
  'api-shares-only-contract-and-rules': {
    from: 'packages/reference-api/src/self-call.ts',
    to: 'packages/sdk/src/client/request.ts',
  },
  'ui-is-domain-free': { from: 'packages/widgets/src/ui/price.ts', to: 'packages/sdk/src/commerce/b.ts' },
  'theme-stands-alone': {
    from: 'packages/widgets/src/theme/tokens.ts',
    to: 'packages/widgets/src/ui/button.ts',
  },
  'stores-are-react-free': { from: 'packages/widgets/src/stores/cart.ts', to: 'node_modules/react/index.js' },
  'forms-know-no-feature': {
    from: 'packages/widgets/src/forms/use-form.ts',
    to: 'packages/widgets/src/stores/basket-store.ts',
  },
  'views-are-pure': {
    from: 'packages/widgets/src/product-card/ProductCardView.tsx',
    to: 'packages/widgets/src/i18n/use-i18n.ts',
  },
  'state-lives-in-models-and-hooks': {
    from: 'packages/widgets/src/checkout/PhoneStep.tsx',
    to: 'packages/widgets/src/stores/basket-store.ts',
  },
  'features-meet-at-their-index': {
    from: 'packages/widgets/src/product-grid/ProductGridView.tsx',
    to: 'packages/widgets/src/product-card/ProductCardView.tsx',
  },
  'sections-and-elements-use-indexes': {
    from: 'packages/widgets/src/sections/tag.ts',
    to: 'packages/widgets/src/product-card/card-state.ts',
  },
  'storefront-uses-public-entries': {
    from: 'packages/storefront/src/App.ts',
    to: 'packages/widgets/src/ui/button.ts',
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
  'packages/widgets/src/forms/ContactFields.tsx': [
    'packages/widgets/src/i18n/use-i18n.ts',
    'packages/widgets/src/ui/button.ts',
    'packages/sdk/src/commerce/b.ts',
  ],
  'packages/widgets/src/checkout/DetailsStep.tsx': [
    'packages/widgets/src/i18n/use-i18n.ts',
    'packages/widgets/src/forms/ContactFields.tsx',
    'packages/widgets/src/checkout/use-checkout.ts',
    'packages/widgets/src/product-card/index.ts',
  ],
  'packages/widgets/src/checkout/use-checkout.ts': [
    'packages/widgets/src/stores/basket-store.ts',
    'packages/sdk/src/client/request.ts',
  ],
  'packages/widgets/src/checkout/checkout-model.ts': ['packages/widgets/src/stores/basket-store.ts'],
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
    ['a form uses texts, views and rules', 'packages/widgets/src/forms/ContactFields.tsx'],
    [
      'a feature uses texts, forms, its own files and the index of another',
      'packages/widgets/src/checkout/DetailsStep.tsx',
    ],
    ['a hook of a feature uses stores and the client', 'packages/widgets/src/checkout/use-checkout.ts'],
    ['a model of a feature uses stores and signals', 'packages/widgets/src/checkout/checkout-model.ts'],
  ])('%s', (_, file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
