import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/database';
import { advertisements, categories, itemImages, projects } from '../db/schema';
import { openSeededDatabase } from '../testing/seeded-databases';
import { makePicturesAhead, widthsToMake } from './make-pictures-ahead';
import { createPictureQueue } from './picture-queue';

let folder: string;
let database: OpenDatabase;
let onlyPicture: typeof itemImages.$inferInsert;
let stop = async () => {};

beforeAll(async () => {
  database = await openSeededDatabase();
  const { db } = database;
  await db.delete(advertisements);
  await db.update(categories).set({ imagePath: null });
  await db.update(projects).set({ coverPath: null });
  const [first] = await db.select().from(itemImages).limit(1);
  if (!first) throw new Error('the demo shop has no picture');
  onlyPicture = { ...first, path: 'sofa.webp', position: 1 };
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-ahead-'));
  mkdirSync(path.join(folder, 'media'));
  await database.db.delete(itemImages);
  await database.db.insert(itemImages).values(onlyPicture);
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const addPicture = (name: string, width: number) =>
  sharp({ create: { width, height: 60, channels: 3, background: '#a64' } })
    .webp()
    .toFile(path.join(folder, 'media', name));
const cache = () => path.join(folder, 'data/images');
const made = () =>
  existsSync(cache())
    ? readdirSync(cache())
        .map((name) => name.replace(/^\w+-/, ''))
        .sort()
    : [];

function start(options: Partial<Parameters<typeof makePicturesAhead>[0]> = {}) {
  const warn = vi.fn();
  const logger = { debug() {}, info() {}, warn, error() {} };
  const config = { dataDir: path.join(folder, 'data') };
  stop = makePicturesAhead({
    database,
    config,
    mediaFolder: path.join(folder, 'media'),
    logger,
    pictureQueue: createPictureQueue(),
    ...options,
  });
  return { warn };
}

const patience = { timeout: 60_000 };

it('resizes card images to displayed widths, never wider than the file', async () => {
  await addPicture('sofa.webp', 700);
  start();
  await vi.waitFor(() => expect(made()).toEqual(['320.avif', '480.avif', '700.avif']), patience);
});

it('uses the widths that pages offer', () => {
  expect(widthsToMake(1000, 'card')).toEqual([320, 480, 640, 1000]);
  expect(widthsToMake(1200, 'card')).toEqual([320, 480, 640, 960]);
  expect(widthsToMake(4000, 'card')).toEqual([320, 480, 640, 960]);
  expect(widthsToMake(300, 'card')).toEqual([300]);
  expect(widthsToMake(4000, 'banner')).toEqual([480, 640, 960, 1440, 1920]);
  expect(widthsToMake(2100, 'banner')).toEqual([480, 640, 960, 1440, 1920]);
  expect(widthsToMake(400, 'banner')).toEqual([400]);
});

it('skips external images, SVGs and missing files', async () => {
  const { db } = database;
  const [row] = await db.select().from(itemImages);
  await db.insert(itemImages).values(
    ['https://pictures.example/sofa.webp', 'drawing.svg', 'missing.webp', 'last.webp'].map((file, index) => ({
      id: 900_000 + index,
      itemId: row?.itemId ?? 0,
      path: file,
      isMain: false,
      position: 1,
      width: 10,
      height: 10,
    })),
  );
  await db.delete(itemImages).where(eq(itemImages.path, 'sofa.webp'));
  await addPicture('last.webp', 100);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { warn } = start();
  await vi.waitFor(() => expect(made()).toEqual(['100.avif']), patience);
  expect(fetched).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  await db.delete(itemImages).where(inArray(itemImages.path, ['last.webp']));
});

it('resizes images of new content', async () => {
  await addPicture('sofa.webp', 100);
  await addPicture('chair.webp', 200);
  start();
  await vi.waitFor(() => expect(made()).toEqual(['100.avif']), patience);
  await database.db.update(itemImages).set({ path: 'chair.webp' });
  await vi.waitFor(() => expect(made()).toEqual(['100.avif', '200.avif']), patience);
});

it('stops while encoding', async () => {
  await addPicture('sofa.webp', 900);
  start();
  await stop();
  expect(made().length).toBeLessThan(4);
});

it('waits for visitors’ images', async () => {
  await addPicture('sofa.webp', 100);
  const pictureQueue = createPictureQueue({ concurrency: 1 });
  let finish = () => {};
  const visitor = pictureQueue.forVisitors(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    { owner: '203.0.113.1', signal: new AbortController().signal },
  );
  const waits = vi.spyOn(pictureQueue, 'inBackground');
  start({ pictureQueue });
  await vi.waitFor(() => expect(waits).toHaveBeenCalled(), patience);
  expect(made()).toEqual([]);
  finish();
  await visitor;
  await vi.waitFor(() => expect(made()).toEqual(['100.avif']), patience);
});
