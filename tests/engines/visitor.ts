import { test as base, expect } from '@playwright/test';
import type { Translate } from '../journeys/checkout-steps';
import { type Language, translator } from '../journeys/support';
import { type EngineName, starts } from './drivers';
import type { BrowserWindow, Driver, KeyName, Size } from './engine';
import { createPageApi, type Found, type PageApi, type Role, type Target } from './in-page';

/** How long anything may take; engines drawn by software on a busy machine are slow. */
const PATIENCE = { timeout: 15_000, intervals: [30, 60, 120, 250] };
const pageApi = `(globalThis.pageApi ??= (${createPageApi})())`;

/** Somebody who uses the shop in an engine: waits for what they look for, and presses it only where they see it. */
export class Visitor {
  constructor(
    private readonly window: BrowserWindow,
    readonly shopUrl: string,
    readonly language: Language,
    readonly isPhone: boolean,
    readonly t: Translate,
  ) {}

  evaluate<Value>(expression: string): Promise<Value> {
    return this.window.evaluate(expression) as Promise<Value>;
  }

  private ask<Name extends keyof PageApi>(
    name: Name,
    ...args: Parameters<PageApi[Name]>
  ): Promise<Awaited<ReturnType<PageApi[Name]>>> {
    return this.evaluate(`${pageApi}.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`);
  }

  /** Opens a page of the shop, or of one at another address, and waits until it has hydrated. */
  async open(path: string): Promise<void> {
    await this.window.goto(new URL(path, this.shopUrl).href);
    await this.expectValue('document.documentElement.dataset.hydrated', 'true');
  }

  /** Opens a page of an origin as somebody new who has chosen a language. */
  async startOver(url: string): Promise<void> {
    await this.window.goto(url);
    await this.window.forget();
    await this.evaluate(
      `(localStorage.i18nextLng = '${this.language}', document.cookie = 'i18nextLng=${this.language};path=/')`,
    );
  }

  /** Opens any page. */
  goto(url: string): Promise<void> {
    return this.window.goto(url);
  }

  /** Waits until an expression has this value. */
  async expectValue(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.evaluate(expression).catch(String), PATIENCE).toEqual(value);
  }

  expectPath(path: string): Promise<void> {
    return this.expectValue('location.pathname', path);
  }

  private async find(target: Target): Promise<Extract<Found, { point: object }>> {
    let found: Found = { problem: '' };
    // Between two pages there is none to ask.
    const look = async () => {
      found = await this.ask('find', target).catch((error: Error) => ({ problem: error.message }));
      return 'problem' in found ? found.problem : 'found';
    };
    await expect.poll(look, { ...PATIENCE, message: JSON.stringify(target) }).toBe('found');
    return found as unknown as Extract<Found, { point: object }>;
  }

  async press(role: Role, name?: string, more?: Omit<Target, 'role' | 'name'>): Promise<void> {
    const { point } = await this.find({ role, name, ...more });
    await this.window.press(point);
  }

  /** Rests the pointer on it, where there is one. */
  async hover(role: Role, name?: string, more?: Omit<Target, 'role' | 'name'>): Promise<void> {
    const { point } = await this.find({ role, name, ...more });
    await this.window.hover(point);
  }

  /** Waits until it is seen: drawn in the window, in front of everything else. */
  async sees(role: Role, name?: string, more?: Omit<Target, 'role' | 'name'>): Promise<void> {
    await this.find({ role, name, ...more });
  }

  async seesText(text: string): Promise<void> {
    await expect
      .poll(() => this.ask('seesText', text).catch(() => false), { ...PATIENCE, message: text })
      .toBe(true);
  }

  /** Waits until it is drawn, wherever. */
  private async waitFor(target: Target): Promise<void> {
    const count = () => this.ask('count', target).catch(() => 0);
    await expect.poll(count, { ...PATIENCE, message: JSON.stringify(target) }).toBeGreaterThan(0);
  }

  async seesNo(role: Role, name?: string): Promise<void> {
    await expect
      .poll(() => this.ask('count', { role, name }).catch(() => -1), {
        ...PATIENCE,
        message: `no ${role} ${name}`,
      })
      .toBe(0);
  }

  count(role: Role, more?: Omit<Target, 'role'>): Promise<number> {
    return this.ask('count', { role, ...more });
  }

  async fill(name: string, value: string, more?: Omit<Target, 'role' | 'name'>): Promise<void> {
    const target: Target = { role: 'textbox', name, ...more };
    await this.find(target);
    await this.ask('fill', target, value);
  }

  /** Chooses an option by its value; the list that opens belongs to the system. */
  async choose(name: string, value: string): Promise<void> {
    const target: Target = { role: 'combobox', name };
    await this.find(target);
    await this.ask('fill', target, value);
  }

  type(text: string): Promise<void> {
    return this.window.type(text);
  }

  key(name: KeyName): Promise<void> {
    return this.window.key(name);
  }

  /**
   * Expects an overlay to be as high as its content, or to scroll, with its buttons within it and the window.
   * @param options.isRoomy may be higher than its content: it always takes the height of the window
   */
  async expectOverlayFits(role: Role, name?: string, { isRoomy = false } = {}): Promise<void> {
    await this.waitFor({ role, name });
    expect.soft(await this.ask('overlayFaults', { role, name }, isRoomy), name ?? role).toEqual([]);
  }

  /** Expects that nothing overflows and no text is cut. */
  async expectPageFits(): Promise<void> {
    const path = await this.evaluate<string>('location.pathname');
    expect.soft(await this.ask('pageFaults'), path).toEqual([]);
  }

  screenshot(): Promise<Buffer | undefined> {
    return this.window.screenshot();
  }
}

export interface Options {
  language: Language;
  size: Size;
}

interface Fixtures {
  language: Language;
  visitor: Visitor;
}

interface WorkerFixtures {
  engine: EngineName;
  size: Size;
  driver: Driver;
  openWindow: WindowKeeper;
}

/** Keeps a window between tests, until one fails. */
interface WindowKeeper {
  open(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['webkit', { scope: 'worker', option: true }],
  size: [
    { width: 1440, height: 900 },
    { scope: 'worker', option: true },
  ],
  language: ['en', { option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await starts[engine]();
      await use(driver);
      await driver.end();
    },
    { scope: 'worker' },
  ],
  openWindow: [
    async ({ driver, size }, use) => {
      let kept: BrowserWindow | undefined;
      const close = async () => {
        await kept?.close();
        kept = undefined;
      };
      await use({ open: async () => (kept ??= await driver.open(size)), close });
      await close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ openWindow, language, size }, use, info) => {
    const shopUrl = process.env.SHOP_URL ?? '';
    const window = await openWindow.open();
    const visitor = new Visitor(window, shopUrl, language, size.width < 768, translator(language));
    await visitor.startOver(`${shopUrl}/healthz`);
    await use(visitor);
    if (info.status === info.expectedStatus) return;
    const picture = await visitor.screenshot();
    if (picture) await info.attach('screenshot', { body: picture, contentType: 'image/png' });
    await openWindow.close();
  },
});

export { expect };
