// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePage } from './encode-page';

describe('encodePage', () => {
  it('decodes to the same document in each encoding', async () => {
    const html = '<p>كنبة</p>'.repeat(100);
    const br = await encodePage(html, 'br');
    const gzip = await encodePage(html, 'gzip');
    expect(brotliDecompressSync(br).toString()).toBe(html);
    expect(gunzipSync(gzip).toString()).toBe(html);
    expect(Buffer.from(await encodePage(html, 'identity')).toString()).toBe(html);
    expect(Math.max(br.length, gzip.length)).toBeLessThan(html.length / 5);
  });

  it.each(['br', 'gzip'] as const)('keeps no buffer larger than the page with %s', async (encoding) => {
    const html = Array.from({ length: 1_500 }, (_, at) => Math.imul(at, 2_654_435_761)).join('');
    const page = await encodePage(html, encoding);
    expect(page.length).toBeGreaterThan(4_096);
    expect(page.buffer.byteLength).toBeLessThan(10_000);
  });
});
