import { readFileSync } from 'node:fs';
import { test as base, devices, expect, type Locator, type Page } from '@playwright/test';
import { translatePages } from './translate-page';

export type Language = 'en' | 'ar';
type Strings = { [key: string]: string | Strings };

const localesFolder = new URL('../../packages/widgets/src/foundation/i18n/locales/', import.meta.url);

/** Translates keys to the project's language, so that journeys run in both: `t('cart:empty_title')`. */
export const translator =
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

/** React's errors 418 and 423: it found other texts than the server rendered, and renders that part again. */
const isRecovered = (text: string): boolean => /Minified React error #(?:418|423|425)\b/.test(text);

/** Collects hydration mismatches (unless texts are translated), failed loads, uncaught errors and warnings. */
function collectComplaints(page: Page, complaints: string[], isTranslated: boolean): void {
  const complain = (text: string) => {
    if (!isTranslated || !isRecovered(text)) complaints.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
  });
  page.on('pageerror', (error) => complain(error.message));
}

export interface Journey {
  language: Language;
  isPhone: boolean;
  /** Whether the browser translates every page, an option of a project. */
  isTranslated: boolean;
  t: ReturnType<typeof translator>;
  /** Console errors and warnings of all pages of the context; must be empty at the end of a journey. */
  complaints: string[];
}

export const test = base.extend<Journey>({
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  isTranslated: [false, { option: true }],
  t: async ({ language }, use) => use(translator(language)),
  complaints: [
    async ({ context, isTranslated }, use) => {
      const complaints: string[] = [];
      if (isTranslated) await translatePages(context);
      context.on('page', (page) => collectComplaints(page, complaints, isTranslated));
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

/** A visitor who saves data: code of the next click isn't fetched ahead, but with the click. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

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
