import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

/** A copy of the repository's files, as a contributor has before the walk of CONTRIBUTING.md. */
let copy: string;
let files: string[];
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'diwan-field-'));
  files = execFileSync('git', ['ls-files', 'packages', 'examples', 'scripts', '*.json', '*.yaml', '*.ts'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  for (const file of files) cpSync(path.join(repositoryRoot, file), path.join(copy, file));
  // Links between packages are relative, so those of the copy use each other; libraries are shared.
  const folders = files
    .filter((file) => /^(packages|examples)\/[^/]+\/package\.json$/.test(file))
    .map(path.dirname);
  for (const folder of ['.', ...folders]) {
    const modules = path.join(folder, 'node_modules');
    mkdirSync(path.join(copy, modules));
    for (const name of readdirSync(path.join(repositoryRoot, modules)))
      if (!name.startsWith('.'))
        cpSync(path.join(repositoryRoot, modules, name), path.join(copy, modules, name), {
          recursive: true,
          verbatimSymlinks: true,
        });
  }
  symlinkSync(path.join(repositoryRoot, 'node_modules/.pnpm'), path.join(copy, 'node_modules/.pnpm'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inCopy = (file: string) => path.join(copy, file);

/** Adds lines after those that contain a text. */
function addAfter(file: string, additions: Record<string, string>): void {
  let text = readFileSync(inCopy(file), 'utf8');
  for (const [line, added] of Object.entries(additions)) {
    expect(text.split(line), `${file}: ${line}`).toHaveLength(2);
    text = text.replace(line, `${line}\n${added}`);
  }
  writeFileSync(inCopy(file), text);
}

const changedFiles = (): string[] =>
  files.filter((file) => !readFileSync(inCopy(file)).equals(readFileSync(path.join(repositoryRoot, file))));

/** Runs `visit` with the address of the copy's shop, served from its sources. */
async function serveCopy(visit: (url: string) => Promise<void>): Promise<void> {
  const shop = spawn(process.execPath, ['--conditions=diwan-source', '--import', 'tsx', 'scripts/dev.mjs'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      PARTNER_PORT: '0',
      DATA_DIR: inCopy('.data'),
      PICTURES_AHEAD: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'close');
  try {
    for await (const line of createInterface({ input: shop.stdout })) {
      const url = /^ *Shop +(\S+)\//.exec(line)?.[1];
      if (url) return await visit(url);
    }
    throw new Error('The shop of the copy exited.');
  } finally {
    shop.kill();
    shop.stdout.resume();
    await ended;
  }
}

it('a field of products takes two files, from the maker’s file to the page', async () => {
  addAfter('packages/sdk/src/contract/product-summary.ts', {
    '  is_saudi_made: flagSchema,': '  seats: v.nullish(v.number()),',
    '  is_saudi_made: boolean;': '  /** How many people it seats. */\n  seats?: number | null | undefined;',
  });
  addAfter('packages/widgets/src/features/catalogue/detail/ProductFacts.tsx', {
    '      <div className={styles.options}>':
      '      {product.seats && <p>Seats {formatNumber(product.seats, locale)}</p>}',
  });
  expect(changedFiles()).toHaveLength(2);

  const catalogue = JSON.parse(readFileSync(inCopy('examples/demo-shop/catalogue.json'), 'utf8'));
  const [inDocument, inSheet] = catalogue.products;
  inDocument.seats = 7;
  writeFileSync(inCopy('examples/demo-shop/catalogue.json'), JSON.stringify(catalogue));
  writeFileSync(inCopy('examples/demo-shop/products.csv'), `code,seats\n${inSheet.code},5\n`);
  await serveCopy(async (url) => {
    for (const [{ code }, seats] of [
      [inDocument, 7],
      [inSheet, 5],
    ]) {
      const answer = await (await fetch(`${url}/api/cms/public/items/${code}`)).json();
      expect(answer.results).toMatchObject({ code, seats });
      const page = await (await fetch(`${url}/product/${code}?lang=en`)).text();
      expect(page.replaceAll('<!-- -->', '').match(/<p>Seats [^<]*/)?.[0]).toBe(`<p>Seats ${seats}`);
    }
  });
});
