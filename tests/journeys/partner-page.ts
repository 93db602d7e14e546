import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './support';

const shop = `${process.env.SHOP_URL}`;

/** `serve` serves a page of another origin with the shop's script, under a strict policy, until the test is over. */
export const test = base.extend<{ serve(content: string): Promise<string> }>({
  serve: async ({ language }, use) => {
    const closing: (() => void)[] = [];
    await use(async (content) => {
      const policy = `default-src 'none'; script-src ${shop}; connect-src ${shop}; img-src ${shop} data:; font-src ${shop}; require-trusted-types-for 'script'; trusted-types diwan`;
      const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Page</title><script async crossorigin src="${shop}/embed/v1/diwan.js"></script>${content}`;
      const server = createServer((_, response) => {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
        });
        response.end(html);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(() => {
        server.close();
        server.closeAllConnections();
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    for (const close of closing) close();
  },
});
