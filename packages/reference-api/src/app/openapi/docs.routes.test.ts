import { describe, expect, it } from 'vitest';
import { encodeBody } from '../../platform/http/encode-body';
import { docsRoutes } from './docs.routes';
import { docsPage } from './docs-page';

const docs = docsRoutes();

describe('docs', () => {
  it('serves the document as JSON', async () => {
    const response = await docs.request('/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });
  it('loads nothing from another origin', async () => {
    const page = await docs.request('/docs');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(docsPage).not.toMatch(/https?:|\/\//);
  });
  it('serves every file the page loads', async () => {
    const files = [...docsPage.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
    expect(files).toHaveLength(4);
    for (const file of files) expect((await docs.request(`/${file}`)).status, file).toBe(200);
  });
  it('compresses each file once per encoding', async () => {
    let compressed = 0;
    const counted = docsRoutes((...given) => {
      compressed += 1;
      return encodeBody(...given);
    });
    const ask = (file: string, encoding: string) =>
      counted.request(file, { headers: { 'accept-encoding': encoding } });
    for (const file of ['/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css', '/openapi.json']) {
      compressed = 0;
      const answers = await Promise.all([ask(file, 'br'), ask(file, 'br'), ask(file, 'gzip')]);
      answers.push(await ask(file, 'br'));
      expect(
        answers.map(({ headers }) => headers.get('content-encoding')),
        file,
      ).toEqual(['br', 'br', 'gzip', 'br']);
      expect(compressed, file).toBe(2);
    }
  });
  it('serves no other file of the package', async () => {
    expect((await docs.request('/docs/package.json')).status).toBe(404);
    expect((await docs.request('/docs/..%2Fpackage.json')).status).toBe(404);
  });
});
