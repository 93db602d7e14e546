import { getEventListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createVariantMaker } from './image-variants';
import { placeholderFile } from './images.routes';

it('leaves no listeners on a long-lived signal', async () => {
  const cacheFolder = mkdtempSync(path.join(tmpdir(), 'diwan-variants-'));
  const makeVariant = createVariantMaker({
    cacheFolder,
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    inTurn: (task) => task(),
  });
  const { signal } = new AbortController();
  const media = {
    file: placeholderFile,
    contentType: 'image/png',
    format: 'png',
    hash: 'abc',
    width: 1200,
  } as const;
  for (const width of [320, 640])
    await makeVariant(media, { width, format: 'avif' }, { owner: 'ahead', signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  rmSync(cacheFolder, { recursive: true });
});
