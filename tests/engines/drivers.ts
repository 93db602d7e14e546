import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';

import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { freePort } from '../../packages/reference-api/src/testing/free-port';
import type { Driver, Size } from './engine';
import { openByWebDriver } from './webdriver';

/** Path of a program, or undefined if it isn't installed. */
function program(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.resolve(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const firefox = () => program('firefox-esr') ?? program('firefox');

/** Waits until a driver says that it is ready. */
async function isReady(driver: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      if ((await fetch(`${driver}/status`)).ok) return;
    } catch {
      // It doesn't listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The driver ended with ${child.exitCode}.`);
}

/** Ends a process and those it has started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const exit = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exit;
}

/** WebKitGTK in a window of a display that nobody sees. */
async function startWebKit(): Promise<Driver> {
  const home = mkdtempSync(path.join(tmpdir(), 'diwan-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1700x1300x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [display] = await once(screen.stdout.setEncoding('utf8'), 'data');
  const port = await freePort();
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(display).trim()}`,
      // The pages are our own; a container has neither a graphics card nor the namespaces of a sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await isReady(address, driver);
  const binary = fileURLToPath(new URL('webkit-window.py', import.meta.url));
  return {
    open: (size) =>
      openByWebDriver(
        address,
        { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: [] } },
        size,
      ),
    end: async () => {
      await end(driver);
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Firefox without a window of its own, by WebDriver BiDi, for which it needs no driver. */
async function startFirefox(): Promise<Driver> {
  const executablePath = firefox();
  if (!executablePath) throw new Error('There is no Firefox.');
  // A command that Firefox never answers then ends within its journey's time, which is tried again.
  const protocolTimeout = 60_000;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout,
  });
  return {
    open: async (size: Size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        evaluate: (expression) => page.evaluate(expression),
        press: ({ x, y }) => page.mouse.click(Math.round(x), Math.round(y)),
        hover: ({ x, y }) => page.mouse.move(Math.round(x), Math.round(y)),
        type: (text) => page.keyboard.type(text),
        key: (name) => page.keyboard.press(name satisfies KeyInput),
        screenshot: async () => Buffer.from(await page.screenshot()),
        forget: async () => {
          await page.evaluate('(localStorage.clear(), sessionStorage.clear())');
          await page.deleteCookie(...(await page.cookies()));
        },
        close: () => context.close(),
      };
    },
    end: () => browser.close(),
  };
}

/** Safari on a Mac, or on a simulated iPhone. */
async function startSafari(isPhone: boolean): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('safaridriver', ['-p', String(port)], { stdio: 'ignore', detached: true });
  const address = `http://127.0.0.1:${port}`;
  await isReady(address, driver);
  const simulator = { platformName: 'iOS', 'safari:useSimulator': true, 'safari:deviceType': 'iPhone' };
  return {
    open: (size) => openByWebDriver(address, { browserName: 'safari', ...(isPhone && simulator) }, size),
    end: () => end(driver),
  };
}

export const starts = {
  webkit: startWebKit,
  firefox: startFirefox,
  safari: () => startSafari(false),
  'safari-ios': () => startSafari(true),
} satisfies Record<string, () => Promise<Driver>>;

export type EngineName = keyof typeof starts;

const isEngine = (name: string): name is EngineName => Object.hasOwn(starts, name);

const hasWebKit = () =>
  ['WebKitWebDriver', 'Xvfb', 'dbus-run-session', '/usr/bin/python3'].every(program) &&
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;

/**
 * The engines that `ENGINES` names, or else those that this machine has. A simulated iPhone must be named: it takes a
 * minute to start.
 */
export function chosenEngines(): EngineName[] {
  if (process.env.ENGINES !== undefined) return process.env.ENGINES.split(',').filter(isEngine);
  const found: EngineName[] = [];
  if (hasWebKit()) found.push('webkit');
  if (firefox()) found.push('firefox');
  if (program('safaridriver')) found.push('safari');
  return found;
}
