import { describe, expect, it } from 'vitest';
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
  it('serves no other file of the package', async () => {
    expect((await docs.request('/docs/package.json')).status).toBe(404);
    expect((await docs.request('/docs/..%2Fpackage.json')).status).toBe(404);
  });
});
