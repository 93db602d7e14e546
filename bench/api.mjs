/**
 * `pnpm bench:api`: latency of the API with 1 000 and with 100 000 products, on the embedded database and, if a server
 * binary or TEST_DATABASE_URL is available, on PostgreSQL. Latencies depend on the machine; the ratio of the two sizes
 * shows whether lists stay fast as a shop grows, the ratio to a constant from the same server what a list costs.
 * Facets are compared with the first page of the same list, both with their words and products in memory, as in a running shop.
 * `--check` exits with 1 when the latency of a first page more than doubles, or facets take more than twice as long as their list. Adding 100 000 products takes minutes;
 * `SIZES=1000,10000` compares other sizes.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi, createLogger, openDatabase, readConfig } from '@diwan/reference-api';
import { getRequestListener } from '@hono/node-server';
import { lexiconOf } from '../packages/reference-api/src/db/search/lexicon';
import { facetIndexOf } from '../packages/reference-api/src/modules/items/facets.repository';
import { seedDemo } from '../packages/reference-api/src/testing/demo-shop';
import { openTestPostgres, postgresMissing } from '../packages/reference-api/src/testing/postgres';

const SIZES = (process.env.SIZES ?? '1000,100000').split(',').map(Number);
const GREATEST_RATIO = 2;
/** Facets may take this many times as long as the first page of their list. */
const GREATEST_FACETS_RATIO = 2;
/** A constant response from the same server, the baseline of all ratios. */
const CONSTANT_PATH = '/bench/constant';
const connections = 4;
/** Number of parts each measurement is split into. */
const TURNS = 6;
const milliseconds = 1000 * Number(process.env.SECONDS ?? 3);

const items = '/api/cms/public/items';
const arabicWord = encodeURIComponent('كنبة');

/** Requests to measure. Those with `isFirstPage` count for the ratio. `{last}` is a page near the end, at most 500. */
const calls = [
  { name: 'category by price', path: `${items}?category=1&sort_by=price`, isFirstPage: true },
  { name: 'all by price, dearest', path: `${items}?sort_by=price&sort_order=DESC`, isFirstPage: true },
  { name: 'prices 5,000–10,000', path: `${items}?price_min=5000&price_max=10000`, isFirstPage: true },
  {
    name: '… of a category by price',
    path: `${items}?category=1&price_min=5000&price_max=10000&sort_by=price`,
    isFirstPage: true,
  },
  { name: 'a narrow range of prices', path: `${items}?price_min=9000&price_max=9010`, isFirstPage: false },
  { name: 'prices nothing has', path: `${items}?price_min=900000`, isFirstPage: false },
  {
    name: 'search, price range',
    path: `${items}?query=sofa&price_min=5000&price_max=10000&sort_by=price`,
    isFirstPage: false,
  },
  { name: 'all in the shop’s order', path: items, isFirstPage: true },
  { name: 'all by Arabic name', path: `${items}?sort_by=name_ar`, isFirstPage: true },
  { name: 'newest', path: `${items}?sort_by=created_at&sort_order=DESC`, isFirstPage: true },
  { name: 'of one colour', path: `${items}?color=1`, isFirstPage: true },
  { name: 'Arabic search', path: `${items}?query=${arabicWord}`, isFirstPage: true },
  { name: 'search, nothing found', path: `${items}?query=qzxwvqzx`, isFirstPage: false },
  { name: 'search with a typo', path: `${items}?query=armchiar`, isFirstPage: false },
  { name: 'page 500', path: `${items}?page={last}`, isFirstPage: false },
  { name: 'product by code', path: `${items}/G500`, isFirstPage: false },
];

/** Lists whose facets are measured. */
const filtered = [
  '',
  '?category=1',
  '?color=1&price_max=9000',
  '?category=1&fabric=1&width_max=230&in_stock=true',
  '?query=sofa',
  '?query=sofa&color=1&on_sale=false',
];

/** What a running shop keeps in memory until content changes; responses aren't kept here. */
const unchanging = { version: () => 0, isLive: () => true };

/** Columns in which a generated product differs from its original. */
const generated = {
  id: '1000 + n',
  code: "'G' || n",
  name_en: "b.name_en || ' ' || n",
  name_ar: "b.name_ar || ' ' || n",
  sort_name_en: "b.sort_name_en || ' ' || n",
  sort_name_ar: "b.sort_name_ar || ' ' || n",
  price: '10000 + n * 7919 % 2000000',
  unit_price: '10000 + n * 7919 % 2000000',
  discount: '0',
  is_featured: 'n % 20 = 0',
  position: '1000 + n',
  created_at: "timestamptz '2020-01-01' + n * interval '1 minute'",
};

/** @typedef {import('@diwan/reference-api').OpenDatabase} OpenDatabase */

/** @param {OpenDatabase} database @param {string} text @returns {Promise<Record<string, unknown>[]>} */
async function query({ db }, text) {
  const result = /** @type {{ rows: Record<string, unknown>[] }} */ (await db.execute(text));
  return result.rows;
}

/**
 * Adds copies of the demo shop's products, each with an image, a colour and two fabrics, until there are `size`.
 * @param {OpenDatabase} database @param {number} size
 */
async function growTo(database, size) {
  const [before] = await query(
    database,
    'select count(*)::int as count, coalesce(max(id), 0) - 1000 as last from items',
  );
  const first = Math.max(0, Number(before?.last)) + 1;
  const last = first + size - Number(before?.count) - 1;
  const columns = (
    await query(
      database,
      "select column_name as name from information_schema.columns where table_name = 'items'",
    )
  ).map(({ name }) => String(name));
  const values = columns.map((name) =>
    Object.hasOwn(generated, name) ? generated[/** @type {keyof typeof generated} */ (name)] : `b.${name}`,
  );
  await query(
    database,
    `insert into items (${columns.join(', ')})
     select ${values.join(', ')} from generate_series(${first}, ${last}) n
     join (select row_number() over (order by id) - 1 as k, count(*) over () as total, * from items
           where id <= 1000 and not is_set) b on b.k = n % b.total`,
  );
  await query(
    database,
    `insert into item_images (id, item_id, path, is_main, position, width, height)
     select 1000000 + n, 1000 + n, 'placeholder.png', true, 1, 1000, 1000 from generate_series(${first}, ${last}) n`,
  );
  await query(
    database,
    `insert into item_colors (item_id, color_id, is_default, position)
     select 1000 + n, 1 + n % 10, true, 0 from generate_series(${first}, ${last}) n`,
  );
  await query(
    database,
    `insert into item_fabrics (item_id, fabric_id, is_default, position)
     select 1000 + n, id, place = 0, place from generate_series(${first}, ${last}) n
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from fabrics) f
       on f.place = n % f.total or f.place = (n + 1) % f.total`,
  );
  // As many distinct words as in the names and keywords of a large shop.
  await query(
    database,
    `insert into search_vocabulary
     select distinct left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 4 + n % 6)
     from generate_series(1, ${Math.min(size, 30_000)}) n on conflict do nothing`,
  );
  await query(database, 'vacuum analyze');
}

/** @param {number[]} sorted @param {number} share */
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Calls the URLs in turn for short periods, so that other load slows all of them equally.
 * @param {string[]} urls
 */
async function measure(urls) {
  const times = urls.map(() => /** @type {number[]} */ ([]));
  /** @param {number} index @param {number} until */
  const callUntil = async (index, until) => {
    while (performance.now() < until) {
      const started = performance.now();
      const response = await fetch(urls[index] ?? '');
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${urls[index]} returned ${response.status}`);
      times[index]?.push(performance.now() - started);
    }
  };
  for (const index of urls.keys()) await callUntil(index, performance.now() + milliseconds / TURNS);
  for (const all of times) all.length = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    for (const index of urls.keys()) {
      const until = performance.now() + milliseconds / TURNS;
      await Promise.all(Array.from({ length: connections }, () => callUntil(index, until)));
    }
  }
  return times.map((all) => {
    const sorted = all.sort((one, other) => one - other);
    const rate = (sorted.length / milliseconds) * 1000;
    return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), rate };
  });
}

/** @param {OpenDatabase} database */
async function explain(database) {
  const plans = {
    'category by price':
      'select id from items where category_id = 1 and is_price_show order by unit_price, id limit 10',
    'prices 5,000–10,000':
      'select id from items where is_price_show and unit_price between 500000 and 1000000 order by position, id limit 10',
    'a narrow range of prices':
      'select id from items where is_price_show and unit_price between 900000 and 901000 order by position, id limit 10',
    'page 500': 'select id from items order by position, id limit 10 offset 4990',
    'Arabic search':
      "select id from items where search_words @@ '''كنبه'':*'::tsquery order by position, id limit 10",
    'product by code': "select id from items where lower(code) = 'g500'",
  };
  for (const [name, statement] of Object.entries(plans)) {
    const lines = (await query(database, `explain (costs off) ${statement}`)).map((row) =>
      String(Object.values(row)[0]),
    );
    const scans = lines.filter((line) => /Scan/.test(line)).map((line) => line.replace(/^[\s>-]*/, ''));
    console.log(`  ${name.padEnd(24)} ${scans.join(' ← ')}`);
  }
}

/**
 * Opens an API on a database with `size` products.
 * @param {OpenDatabase} database @param {number} size @param {string} dataDir
 */
async function openShop(database, size, dataDir) {
  await growTo(database, size);
  const config = { ...readConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }), dataDir };
  const api = createApi({
    db: database.db,
    config,
    logger: createLogger(config),
    lexicon: lexiconOf(database.db, unchanging),
    facetIndex: facetIndexOf(database.db, unchanging),
  });
  const server = createServer(
    getRequestListener((request, env) =>
      request.url.endsWith(CONSTANT_PATH) ? new Response('constant') : api.fetch(request, env),
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    database,
    size,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await database.close();
    },
  };
}

/**
 * @param {string} name @param {(index: number) => Promise<OpenDatabase>} open opens a database with the demo shop
 * @returns {Promise<{ greatest: number, facets: number }>} the largest ratio between the sizes among first pages, and that of
 *   facets to their list
 */
async function benchmark(name, open) {
  /** @type {Awaited<ReturnType<typeof openShop>>[]} */
  const shops = [];
  let greatest = 0;
  let facets = 0;
  try {
    for (const [index, size] of SIZES.entries()) {
      shops.push(await openShop(await open(index), size, path.join(folder, 'pictures')));
    }
    console.log(`\n${name}`.padEnd(26) + SIZES.map((size) => `${size} products`.padStart(36)).join(''));
    for (const call of calls) {
      const urls = shops.map(
        ({ url, size }) => url + call.path.replace('{last}', String(Math.min(500, size / 10))),
      );
      const [constant, ...figures] = await measure([shops[0]?.url + CONSTANT_PATH, ...urls]);
      const cost = `  constant ÷ it ${((constant?.rate ?? 0) / (figures.at(-1)?.rate ?? 1)).toFixed(0)}`;
      const cells = figures.map(({ p50, p95, rate }) =>
        `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms ${rate.toFixed(0)}/s`.padStart(36),
      );
      const ratio = (figures.at(-1)?.p50 ?? 0) / (figures[0]?.p50 ?? 1);
      if (call.isFirstPage) greatest = Math.max(greatest, ratio);
      console.log(
        call.name.padEnd(25) +
          cells.join('') +
          cost.padEnd(22) +
          (call.isFirstPage ? `  × ${ratio.toFixed(2)}` : ''),
      );
    }
    const { url, size } = /** @type {(typeof shops)[number]} */ (shops.at(-1));
    const started = performance.now();
    await (await fetch(`${url}${items}/facets`)).arrayBuffer();
    console.log(
      `\nfacets with ${size} products; the first ones read them in ${(performance.now() - started).toFixed(0)} ms`,
    );
    for (const list of filtered) {
      const [page, counted] = await measure([`${url}${items}${list}`, `${url}${items}/facets${list}`]);
      const ratio = (counted?.p50 ?? 0) / (page?.p50 ?? 1);
      facets = Math.max(facets, ratio);
      console.log(
        `  ${(list || 'all').padEnd(50)} list p50 ${page?.p50.toFixed(1)} ms`.padEnd(75) +
          `facets p50 ${counted?.p50.toFixed(1)} p95 ${counted?.p95.toFixed(1)} ms  × ${ratio.toFixed(2)}`,
      );
    }
    console.log(`\nquery plans with ${SIZES.at(-1)} products:`);
    await explain(/** @type {OpenDatabase} */ (shops.at(-1)?.database));
  } finally {
    for (const shop of shops) await shop.close();
  }
  return { greatest, facets };
}

console.log(`${connections} connections, ${milliseconds / 1000} s per call and size`);
const folder = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
/** @type {Awaited<ReturnType<typeof benchmark>>[]} */
const ratios = [];
try {
  const embedded = await benchmark('embedded database', async (index) => {
    const database = await openDatabase({ dataDir: path.join(folder, String(index)) });
    await database.migrate();
    await seedDemo(database.db);
    return database;
  });
  ratios.push(embedded);
  if (!postgresMissing) {
    const postgres = await openTestPostgres();
    try {
      const onServer = await benchmark('PostgreSQL', async () =>
        openDatabase({ dataDir: folder, databaseUrl: await postgres.createShop() }),
      );
      ratios.push(onServer);
    } finally {
      await postgres.close();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const greatest = Math.max(...ratios.map((one) => one.greatest));
const facets = Math.max(...ratios.map((one) => one.facets));
console.log(
  `\nlargest ratio of a first page, ${SIZES.at(-1)} : ${SIZES[0]} products: ${greatest.toFixed(2)}`,
);
console.log(`largest ratio of facets to their list: ${facets.toFixed(2)}`);
if (process.argv.includes('--check') && (greatest > GREATEST_RATIO || facets > GREATEST_FACETS_RATIO))
  process.exitCode = 1;
