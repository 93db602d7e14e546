import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createProxy } from './http/proxy';
import { createStorefront } from './index';

/** Runs the storefront for an API elsewhere (`API_URL`), which it proxies, so that browsers use a single origin. */
const {
  API_URL,
  PORT = '3000',
  HOST = '127.0.0.1',
  PUBLIC_URL,
  ALLOWED_HOSTS = '',
  HSTS_SUBDOMAINS,
} = process.env;

if (!API_URL || !URL.canParse(API_URL)) {
  console.error('API_URL must be the URL of the API, for example API_URL=http://127.0.0.1:4000/api.');
  process.exit(1);
}

const allowedHosts = ALLOWED_HOSTS.toLowerCase()
  .split(',')
  .map((host) => host.trim());
const app = new Hono().route('/', createProxy(API_URL)).route(
  '/',
  createStorefront({
    api: { baseUrl: API_URL },
    publicUrl: PUBLIC_URL,
    allowedHosts,
    hasSecureSubdomains: HSTS_SUBDOMAINS === 'on',
  }),
);

const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: HOST }, ({ port }) => {
  console.log(`Storefront on http://${HOST}:${port}, API at ${API_URL}`);
});
server.on('error', (error) => {
  console.error(`Cannot listen on ${HOST}:${PORT}: ${error.message}`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.close(() => process.exit(0)));
}
