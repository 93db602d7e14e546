/**
 * A browser without an attached debugger. Playwright listens to the console, which makes V8 parse a whole script again
 * for the position of every error created, and React creates some while loading (docs/decisions/0030).
 * Visitors' browsers don't do that.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';

/** @typedef {Record<string, any>} Params */
/** @typedef {{ id?: number, sessionId?: string, method?: string, params: Params, result?: any, error?: { message: string } }} Message */

const POLL_MS = 50;
const PATIENCE_MS = 60_000;
/** Duration of a touch. */
const FINGER_MS = 60;

/** Opens Chromium with the DevTools protocol over pipes. */
async function openPipe() {
  const profile = await mkdtemp(path.join(tmpdir(), 'diwan-browser-'));
  const flags = [...CHROMIUM_FLAGS, '--headless=new', '--hide-scrollbars', '--remote-debugging-pipe'];
  const child = spawn(await findChromium(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const input = /** @type {import('node:stream').Writable} */ (child.stdio[3]);
  const output = /** @type {import('node:stream').Readable} */ (child.stdio[4]);
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const calls = new Map();
  /** @type {Set<(message: Message) => void>} */
  const listeners = new Set();
  let rest = '';
  output.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      /** @type {Message} */
      const message = JSON.parse(part);
      const call = calls.get(message.id ?? 0);
      calls.delete(message.id ?? 0);
      if (message.error) call?.reject(new Error(message.error.message));
      else if (call) call.resolve(message.result);
      else for (const listener of listeners) listener(message);
    }
  });
  let lastId = 0;
  /** @param {string} method @param {Params} [params] @param {string} [sessionId] @returns {Promise<any>} */
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      calls.set(lastId, { resolve, reject });
      input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    });
  const close = async () => {
    const exit = once(child, 'exit');
    send('Browser.close').catch(() => {});
    await exit;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { send, listeners, close };
}

/**
 * A page with a phone's screen, in a separate profile.
 * @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof openBareBrowser>>['openPhone']>>} BarePage
 */

export async function openBareBrowser() {
  const { send, listeners, close } = await openPipe();
  const { userAgent } = await send('Browser.getVersion');

  /** @param {{ width: number, height: number, language: string, slowdown: number }} options */
  async function openPhone({ width, height, language, slowdown }) {
    const { browserContextId } = await send('Target.createBrowserContext');
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const call = (/** @type {string} */ method, /** @type {Params} */ params = {}) =>
      send(method, params, sessionId);
    await call('Page.enable');
    await call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true });
    await call('Emulation.setTouchEmulationEnabled', { enabled: true });
    await call('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
    await call('Emulation.setCPUThrottlingRate', { rate: slowdown });

    /** @param {string} expression @returns {Promise<any>} its value in the page; promises are awaited */
    async function evaluate(expression) {
      const { result, exceptionDetails } = await call('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
      return result.value;
    }

    return {
      evaluate,
      /** @param {string} url */
      goto: (url) => call('Page.navigate', { url }),
      /** Runs in each document before its scripts. @param {string} source */
      prepare: (source) => call('Page.addScriptToEvaluateOnNewDocument', { source }),
      /** @param {Params} network as `Network.emulateNetworkConditions` takes it */
      async throttle(network) {
        await call('Network.enable');
        await call('Network.emulateNetworkConditions', network);
      },
      /** @param {string} expression */
      async waitFor(expression) {
        const end = Date.now() + PATIENCE_MS;
        while (!(await evaluate(expression))) {
          if (Date.now() > end) throw new Error(`Never true: ${expression}`);
          await setTimeout(POLL_MS);
        }
      },
      /**
       * Delays requests until the promise resolves, or forever without one. @param {string} urlPattern @param
       * {Promise<void>} [until]
       */
      async keepBack(urlPattern, until) {
        listeners.add(({ method, params, sessionId: from }) => {
          if (method !== 'Fetch.requestPaused' || from !== sessionId) return;
          const { requestId } = params;
          const answered = until
            ? until.then(() => call('Fetch.continueRequest', { requestId }))
            : call('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
          // The page may already be closed.
          answered.catch(() => {});
        });
        await call('Fetch.enable', { patterns: [{ urlPattern }] });
      },
      /** Taps a position like a finger. @param {{ x: number, y: number }} place */
      async tap(place) {
        void call('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
        await setTimeout(FINGER_MS);
        await call('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
      async escape() {
        for (const type of ['rawKeyDown', 'keyUp'])
          await call('Input.dispatchKeyEvent', {
            type,
            key: 'Escape',
            code: 'Escape',
            windowsVirtualKeyCode: 27,
          });
      },
      close: () => send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  return { openPhone, close };
}
