import { expect, type Page } from './support';

/**
 * A partner's page keeps the typeface that it begins with, so two of them may look different on a busy machine. For
 * comparisons: here the shop's typeface replaces the page's whenever it arrives.
 */
export async function typefaceInTime(page: Page): Promise<void> {
  await page.route('**/session.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code).toContain('font-display:optional');
    await route.fulfill({ response, body: code.replaceAll('font-display:optional', 'font-display:swap') });
  });
}
