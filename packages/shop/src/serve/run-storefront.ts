import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { OwnCode } from '../own-code/open-own-code';
import { listen } from './listen';
import { endOnSignal } from './run-shop';

interface StorefrontRun {
  /** Returns the present additions of the shop to its pages. */
  own: () => OwnCode;
  /** Receives a function that shows pages made by what `own` returns then. */
  onChange?: (show: () => Promise<void>) => void;
  /** Adds routes before those of pages. */
  extend?: (app: Hono) => void;
  /** Markup for the head of pages while a shop is edited. */
  developmentHead?: string;
  /** Called before the server is closed. */
  close?: () => Promise<void>;
}

/**
 * Serves the storefront alone, for a backend elsewhere. Its calls and pictures go through this server, so that browsers
 * use a single origin, and the backend needs no CORS.
 * @throws {StartupError} with a one-line message for the user
 */
export async function runStorefront(
  api: string,
  env: NodeJS.ProcessEnv,
  { own, onChange, extend, developmentHead, close }: StorefrontRun,
): Promise<void> {
  const { boundConnections, clientAddress, closeGracefully, createLogger, readConfig } = await import(
    '@diwan/reference-api'
  );
  const config = readConfig(env);
  const { publicUrl, allowedHosts, hasSecureSubdomains, host } = config;
  const logger = createLogger(config);
  const createApp = () => {
    const { storefront, options } = own();
    const app = new Hono();
    extend?.(app);
    return app.route('/', storefront.createProxy(api)).route(
      '/',
      storefront.createStorefront({
        ...options,
        developmentHead,
        api: { baseUrl: api },
        publicUrl,
        allowedHosts,
        hasSecureSubdomains,
        visitorOf: (context) => clientAddress(context, config.trustedProxies),
        onError: (error) => logger.error({ err: error }, 'page failed'),
      }),
    );
  };
  let app = createApp();
  onChange?.(async () => {
    app = createApp();
  });
  const server = createServer();
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings));
  server.on('request', boundConnections(server, listener));
  const port = await listen(server, config);
  endOnSignal(async () => {
    await close?.();
    return closeGracefully(server, config);
  });
  const shownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  console.log(`\n  Shop               http://${shownHost}:${port}/\n  Backend            ${api}\n`);
}
