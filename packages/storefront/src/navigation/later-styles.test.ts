import { beforeEach, expect, it, vi } from 'vitest';

type LaterStyles = typeof import('./later-styles');

let laterStyles: LaterStyles;
const link = () => document.querySelector<HTMLLinkElement>('link');
const load = async () => 'code';

beforeEach(async () => {
  vi.resetModules();
  laterStyles = await import('./later-styles');
  const { LATER_STYLES_ID } = laterStyles;
  document.head.innerHTML = `<link rel="stylesheet" href="/later.css" media="not all" id="${LATER_STYLES_ID}">`;
});

it('leaves the styles of the first page alone', async () => {
  expect(await laterStyles.withLaterStyles(load)).toBe('code');
  expect(link()?.media).toBe('not all');
});

it('waits for the styles before returning the code', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  laterStyles.waitForLaterStyles();
  const shown = vi.fn();
  const showing = laterStyles.withLaterStyles(load).then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  link()?.dispatchEvent(new Event('load'));
  await showing;
  expect(shown).toHaveBeenCalledWith('code');
  expect(link()?.media).toBe('all');
});

it('fetches failed styles again on the next attempt', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  laterStyles.waitForLaterStyles();
  const first = link();
  const failing = laterStyles.withLaterStyles(load);
  expect(link()).not.toBe(first);
  link()?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(TypeError);
  const second = laterStyles.withLaterStyles(load);
  link()?.dispatchEvent(new Event('load'));
  expect(await second).toBe('code');
  expect(link()?.media).toBe('all');
});

it('doesn’t wait when the document has all styles', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/later.css">';
  laterStyles.waitForLaterStyles();
  expect(await laterStyles.withLaterStyles(load)).toBe('code');
});
