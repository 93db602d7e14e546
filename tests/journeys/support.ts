import { readFileSync } from 'node:fs';
import { test as base, devices, expect, type Locator, type Page } from '@playwright/test';

type Language = 'en' | 'ar';
type Strings = { [key: string]: string | Strings };

const localesFolder = new URL('../../packages/widgets/src/foundation/i18n/locales/', import.meta.url);

/** Translates keys to the project's language, so that journeys run in both: `t('cart:empty_title')`. */
const translator =
  (language: Language) =>
  (key: string, params: Record<string, string> = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const file = new URL(`${language}/${namespace}.json`, localesFolder);
    const found = path
      .split('.')
      .reduce<string | Strings | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        JSON.parse(readFileSync(file, 'utf8')) as Strings,
      );
    if (typeof found !== 'string') throw new Error(`No string ${key} in ${language}`);
    return found.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => params[name] ?? '');
  };

/** Collects hydration mismatches, failed loads, uncaught errors and warnings. */
function collectComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
}

export interface Journey {
  language: Language;
  isPhone: boolean;
  t: ReturnType<typeof translator>;
  /** Console errors and warnings of all pages of the context; must be empty at the end of a journey. */
  complaints: string[];
}

export const test = base.extend<Journey>({
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  t: async ({ language }, use) => use(translator(language)),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => collectComplaints(page, complaints));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** For `test.use` where browsers choose images, by preloads too: phones have as many device pixels as real ones. */
export const withPhonePixels = {
  deviceScaleFactor: async (
    { isPhone }: Pick<Journey, 'isPhone'>,
    use: (factor: number) => Promise<void>,
  ): Promise<void> => use(isPhone ? devices['Pixel 7'].deviceScaleFactor : 1),
};

/** Number of lines of a stored basket. */
export const storedLines = (page: Page, key: 'cart-storage' | 'pricebox-storage'): Promise<number> =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? '{"lines":[]}').lines as unknown[]).length,
    key,
  );

/** Whether React has hydrated an element; until then links trigger full page loads. */
export const isTakenOver = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

export type { BrowserContext } from '@playwright/test';
export { expect, type Locator, type Page };
