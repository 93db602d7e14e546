import { type ServedPages, servePages } from './serve-pages';
import { test as base } from './support';

const shop = `${process.env.SHOP_URL}`;

/** `serve` serves a page of another origin with the shop's script, under a strict policy, until the test is over. */
export const test = base.extend<{ serve(content: string): Promise<string> }>({
  serve: async ({ language }, use) => {
    const served: ServedPages[] = [];
    await use(async (content) => {
      const policy = `default-src 'none'; script-src ${shop}; connect-src ${shop}; img-src ${shop} data:; font-src ${shop}; require-trusted-types-for 'script'; trusted-types diwan`;
      const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Page</title><script async crossorigin src="${shop}/embed/v1/diwan.js"></script>${content}`;
      const pages = await servePages((_, response) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
        });
        response.end(html);
      });
      served.push(pages);
      return `http://127.0.0.1:${pages.port}/`;
    });
    for (const { close } of served) close();
  },
});
