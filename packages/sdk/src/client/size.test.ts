import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Bytes a page downloads for `code`, bundled for production and compressed with brotli 11. */
async function downloadedBytes(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return outputFiles.reduce(
    (sum, { contents }) => sum + brotliCompressSync(contents, { params: quality }).length,
    0,
  );
}

const withEverything =
  "export { createClient } from './index'; export * from './errors/call-errors'; export * from './errors/status-errors'";

it('is at most 11.5 KB with every resource and error', async () => {
  const everything = await downloadedBytes(withEverything);
  console.info(`@diwan/sdk client, everything: ${everything} bytes brotli`);
  expect(everything).toBeLessThanOrEqual(11.5 * 1024);
});

it('is smaller with only some resources', async () => {
  const everything = await downloadedBytes(withEverything);
  const itemsOnly = await downloadedBytes(`
    import { createCall, createItems } from '../parts';
    export const items = (options) => createItems(createCall(options));
  `);
  expect(itemsOnly).toBeLessThan(everything - 500);
});

it('is smallest when it only reads', async () => {
  const everything = await downloadedBytes(withEverything);
  const listOnly = await downloadedBytes(`
    import { createItemList, createReadCall } from '../parts';
    export const list = (options) => createItemList(createReadCall(options));
  `);
  console.info(`@diwan/sdk client, one list: ${listOnly} bytes brotli`);
  expect(listOnly).toBeLessThan(everything - 1_500);
});
