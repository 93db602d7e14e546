import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatNumber, LOCALES } from '@diwan/sdk/commerce';
import { sql } from 'drizzle-orm';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/create-api';
import { readConfig } from '../../app/read-config';
import { items } from '../../db/schema';
import { demoMediaFolder } from '../../testing/demo-shop';
import { openTestApi, recordingLogger, type TestApi } from '../../testing/test-api';
import { CATALOGUE_PATH } from './catalogue-path';
import { findTypesetter } from './find-typesetter';
import { type CatalogueContent, loadCatalogueContent } from './load-content';
import { makeCatalogue } from './make-catalogue';
import { listPrice } from './price-label';
import { type PreparedCatalogue, prepareCatalogue } from './typesetting-job';

/** Typesetting runs in a low-priority process, which is slow on a busy machine. */
const MADE_WITHIN_MS = 150_000;

let folder: string;
let api: TestApi;
let now = new Date('2026-06-01T08:00:00Z');
let content: CatalogueContent;
let prepared: PreparedCatalogue;

const load = (headers: Record<string, string> = {}) => api.app.request(CATALOGUE_PATH, { headers });

/** Waits for a catalogue with another ETag. */
const newer = (etag: string | null): Promise<Response> =>
  vi.waitFor(
    async () => {
      const response = await load();
      expect(response.status).toBe(200);
      expect(response.headers.get('etag')).not.toBe(etag);
      return response;
    },
    { timeout: MADE_WITHIN_MS, interval: 200 },
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-catalogue-'));
  api = await openTestApi({ config: { dataDir: folder }, now: () => now });
  content = (await loadCatalogueContent(api.db)) as CatalogueContent;
  prepared = (await prepareCatalogue({
    db: api.db,
    config: { publicUrl: undefined },
    logger: { warn: () => {} },
    mediaFolder: demoMediaFolder,
    typesetter: findTypesetter() ?? '',
  })) as PreparedCatalogue;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** PDF readers extract some Arabic letters in drawing order, so words are compared as sorted letters. */
const letters = (word: string): string => [...word.normalize('NFKC')].sort().join('');
const lettersOfWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(letters);

/** Diacritics are drawn and extracted separately. */
const hasVowelSigns = (word: string): boolean => /\p{M}/u.test(word);

/** Page that shows the product itself, not a set page that lists it as a piece. */
const pageIndex = (name: string): number =>
  prepared.job.catalogue.pages.findIndex(
    (page) =>
      (page.kind === 'product' && page.name.en === name) ||
      (page.kind === 'cards' && page.entries.some((entry) => entry.name.en === name)),
  );

async function textOf(document: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await document.getPage(page)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('the printed catalogue', () => {
  let first: Response;
  let bytes: Uint8Array;

  it(
    'is generated on the first request, which gets Retry-After',
    async () => {
      const early = await load();
      expect(early.status).toBe(503);
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
      first = await newer(null);
      bytes = new Uint8Array(await first.arrayBuffer());
      expect(first.headers.get('content-type')).toBe('application/pdf');
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    },
    MADE_WITHIN_MS,
  );

  it(
    'lists every piece in both languages at its list price',
    async () => {
      const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
      expect(document.numPages).toBe(prepared.job.catalogue.pages.length);
      expect((await document.getOutline()).map(({ title }) => title)).toContain('Sofas · الكنب');
      const texts = await Promise.all(
        Array.from({ length: document.numPages }, (_, index) => textOf(document, index + 1)),
      );
      const words = texts.map((text) => new Set(lettersOfWords(text)));

      for (const product of content.products) {
        const shown = pageIndex(product.name_en);
        expect(texts[shown]).toContain(product.name_en);
        for (const word of lettersOfWords(product.name_ar).filter((name) => !hasVowelSigns(name)))
          expect(words[shown], product.name_ar).toContain(word);
        const price = listPrice(product, content.settings);
        for (const locale of LOCALES) {
          const figure = letters(formatNumber(price ?? product.price, locale));
          if (price === null) expect(words[shown], product.code).not.toContain(figure);
          else expect(words[shown], product.code).toContain(figure);
        }
      }
      await document.destroy();
    },
    MADE_WITHIN_MS,
  );

  it('embeds each picture once', () => {
    const embedded = Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g);
    expect(embedded).toHaveLength(prepared.job.pictures.length);
    expect(bytes.byteLength).toBeLessThan(4_000_000);
  });

  it('sends no body for a matching ETag or HEAD', async () => {
    const etag = first.headers.get('etag') ?? '';
    expect((await load({ 'if-none-match': etag })).status).toBe(304);
    const head = await api.app.request(CATALOGUE_PATH, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it(
    'is regenerated when content changes, and served meanwhile',
    async () => {
      const etag = first.headers.get('etag');
      await api.db.update(items).set({ price: 123_400, unitPrice: 0 }).where(sql`${items.code} = 'NF1042'`);
      // Keep a single product, so that typesetting again is quick.
      await api.db.delete(items).where(sql`${items.code} <> 'NF1042'`);
      expect((await load()).headers.get('etag')).toBe(etag);
      now = new Date(now.getTime() + 61_000);
      expect((await load()).headers.get('etag')).toBe(etag);
      const changed = await newer(etag);
      const document = await getDocument({ data: new Uint8Array(await changed.arrayBuffer()), verbosity: 0 })
        .promise;
      const pages = Array.from({ length: document.numPages }, (_, index) => textOf(document, index + 1));
      expect((await Promise.all(pages)).join(' ')).toContain('1,234');
      await document.destroy();
      await expect.poll(() => readdir(path.join(folder, 'catalogue'))).toHaveLength(1);
    },
    MADE_WITHIN_MS,
  );

  it('is reused after a restart', async () => {
    const kept = path.join(folder, 'catalogue');
    const [file = ''] = await readdir(kept);
    await writeFile(path.join(kept, file), 'from the folder');
    const { logger } = recordingLogger();
    const next = createApi({
      db: api.db,
      config: { ...readConfig({ MEDIA_DIR: demoMediaFolder }), dataDir: folder },
      logger,
    });
    const text = await vi.waitFor(
      async () => {
        const response = await next.request(CATALOGUE_PATH);
        expect(response.status).toBe(200);
        return response.text();
      },
      { timeout: MADE_WITHIN_MS, interval: 50 },
    );
    expect(text).toBe('from the folder');
  });

  it("is the maker's own if there is one in the media folder, and generated again without it", async () => {
    const mediaFolder = path.join(folder, 'own-media');
    await mkdir(mediaFolder);
    const own = path.join(mediaFolder, 'catalog.pdf');
    await writeFile(own, '%PDF- from a designer');
    let time = now.getTime();
    const shop = createApi({
      db: api.db,
      config: { ...readConfig({ MEDIA_DIR: mediaFolder }), dataDir: path.join(folder, 'own') },
      logger: recordingLogger().logger,
      now: () => new Date(time),
    });
    const served = await vi.waitFor(async () => {
      const response = await shop.request(CATALOGUE_PATH);
      expect(response.status).toBe(200);
      return response;
    });
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(await served.text()).toBe('%PDF- from a designer');
    expect(existsSync(path.join(folder, 'own'))).toBe(false);

    await writeFile(own, '%PDF- the next edition');
    time += 61_000;
    await expect.poll(async () => (await shop.request(CATALOGUE_PATH)).text()).toBe('%PDF- the next edition');
  });

  it(
    'leaves a damaged picture out and names it',
    async () => {
      const mediaFolder = path.join(folder, 'damaged-media');
      const picture = prepared.job.pictures.find(({ isLogo }) => !isLogo);
      const damaged = path.join(mediaFolder, 'half.webp');
      await mkdir(mediaFolder);
      const whole = await readFile(picture?.file ?? '');
      await writeFile(damaged, whole.subarray(0, whole.length / 2));
      const pictures = prepared.job.pictures.map((one) =>
        one.file === picture?.file ? { ...one, file: damaged } : one,
      );
      const { file, broken } = await makeCatalogue(
        { ...prepared, hash: 'damaged', job: { ...prepared.job, pictures } },
        path.join(folder, 'damaged'),
      );
      expect(broken).toEqual([damaged]);
      const document = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 })
        .promise;
      expect(document.numPages).toBe(prepared.job.catalogue.pages.length);
      await document.destroy();
    },
    MADE_WITHIN_MS,
  );

  it('is missing where no package typesets it: visitors read so in their language, the maker reads what to do', async () => {
    const mediaFolder = path.join(folder, 'no-media');
    const { logged, logger } = recordingLogger();
    let time = now.getTime();
    const shop = createApi({
      db: api.db,
      config: { ...readConfig({ MEDIA_DIR: mediaFolder }), dataDir: path.join(folder, 'none') },
      logger,
      now: () => new Date(time),
      typesetter: undefined,
    });
    const answer = async (language: string) => {
      const response = await shop.request(CATALOGUE_PATH, { headers: { 'accept-language': language } });
      return { status: response.status, body: await response.json() };
    };
    await expect.poll(async () => (await answer('en')).status).toBe(404);
    expect(await answer('en')).toEqual({
      status: 404,
      body: {
        code: 'not_found',
        message: 'There is no catalog at the moment. You can see every piece in our shop instead.',
      },
    });
    expect((await answer('ar')).body).toEqual({
      code: 'not_found',
      message: 'لا يتوفر كتالوج حاليًا. يمكنك تصفّح جميع القطع في متجرنا.',
    });
    time += 61_000;
    await answer('en');
    expect(logged.filter(({ level }) => level === 'warn')).toEqual([
      {
        level: 'warn',
        entry: {},
        message: expect.stringContaining('npm install @diwan/catalogue-pdf'),
      },
    ]);
    expect(existsSync(path.join(folder, 'none'))).toBe(false);

    // A PDF of the maker's own needs no package.
    await mkdir(mediaFolder);
    await writeFile(path.join(mediaFolder, 'catalog.pdf'), '%PDF- from a designer');
    time += 61_000;
    await expect.poll(async () => (await shop.request(CATALOGUE_PATH)).status).toBe(200);
  });

  it('is missing for a shop without products', async () => {
    const empty = await openTestApi({ config: { dataDir: path.join(folder, 'empty') } });
    await empty.db.delete(items);
    await expect.poll(async () => (await empty.app.request(CATALOGUE_PATH)).status).toBe(404);
    await empty.close();
  });
});
