import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMoney } from '../../foundation/format/use-money';
import { loadNamespaces, useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { Money } from '../../foundation/ui/Money';
import { defineElement } from '../define-element';
import { createElementTexts } from '../runtime/element-texts';
import { registerElement } from '../runtime/register-element';
import { createEmbedSession } from '../session/embed-session';
import { shopClass } from './shop-class';

/** Says which shop it is in. */
function Probe() {
  const { paths } = useDiwan();
  const { locale } = useI18n();
  const { money } = useMoney();
  return (
    <output>
      {paths.base} {locale} <Money {...money(5)} />
    </output>
  );
}

const probe = defineElement({
  tag: 'diwan-shop-probe',
  attributes: {},
  Widget: Probe,
  reservedBlockSize: '10px',
});

interface Shop extends HTMLElement {
  shopUrl?: string | undefined;
  currency?: string | undefined;
}

registerElement(
  probe,
  createElementTexts(async (locale) => (await loadNamespaces(locale, ['common', 'errors']))[locale] ?? {}),
  createEmbedSession(),
);

const shownIn = (element: Element | null | undefined) =>
  element?.shadowRoot?.querySelector('output')?.textContent?.replace(/\s+/g, ' ');
const probes = () => [...document.querySelectorAll('diwan-shop-probe')];
const place = (html: string) => act(async () => document.body.insertAdjacentHTML('beforeend', html));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('provides before its tag is defined, and takes over properties set until then', async () => {
  await place('<diwan-shop shop-url="https://a.example"><diwan-shop-probe></diwan-shop-probe></diwan-shop>');
  await waitFor(() => expect(shownIn(probes()[0])).toMatch(/^https:\/\/a\.example\/ en/));
  const shop = document.querySelector('diwan-shop') as Shop;
  shop.shopUrl = 'https://www.a.example';
  await act(async () => customElements.define('diwan-shop', shopClass()));
  await waitFor(() => expect(shownIn(probes()[0])).toMatch(/^https:\/\/www\.a\.example\/ en/));
  expect(Object.hasOwn(shop, 'shopUrl')).toBe(false);
});

describe('a value that is changed', () => {
  it('reaches the elements in it, as attribute or property', async () => {
    await place(
      '<diwan-shop shop-url="https://a.example"><section><diwan-shop-probe></diwan-shop-probe></section></diwan-shop>',
    );
    const shop = document.querySelector('diwan-shop') as Shop;
    await act(async () => shop.setAttribute('shop-url', 'https://b.example'));
    await waitFor(() => expect(shownIn(probes()[0])).toMatch(/^https:\/\/b\.example\/ en/));
    await act(async () => {
      shop.lang = 'ar';
      shop.shopUrl = 'https://www.b.example';
      shop.currency = 'code';
    });
    await waitFor(() => expect(shownIn(probes()[0])).toMatch(/^https:\/\/www\.b\.example\/ ar .*ر\.س/));
    await act(async () => {
      shop.removeAttribute('lang');
      shop.shopUrl = 'https://b.example';
    });
    await waitFor(() => expect(shownIn(probes()[0])).toMatch(/^https:\/\/b\.example\/ en .*SAR/));
    expect(shop.getAttribute('currency')).toBe('code');
  });
});

it('may stand in another one, whose values hold where it has none; an element’s own come first', async () => {
  await place(`<diwan-shop shop-url="https://a.example" currency="code" lang="ar">
    <diwan-shop-probe></diwan-shop-probe>
    <diwan-shop lang="en"><diwan-shop-probe></diwan-shop-probe></diwan-shop>
    <diwan-shop shop-url="https://b.example"><diwan-shop-probe></diwan-shop-probe></diwan-shop>
    <diwan-shop-probe lang="en" currency="symbol" shop-url="https://c.example"></diwan-shop-probe>
  </diwan-shop>`);
  await waitFor(() => expect(probes().map(shownIn).every(Boolean)).toBe(true));
  const [plain, english, other, own] = probes().map(shownIn);
  expect(plain).toMatch(/^https:\/\/a\.example\/ ar .*ر\.س/);
  expect(english).toMatch(/^https:\/\/a\.example\/ en .*SAR/);
  expect(other).toMatch(/^https:\/\/b\.example\/ ar .*ر\.س/);
  expect(own).toMatch(/^https:\/\/c\.example\/ en/);
  expect(own).not.toContain('SAR');
});

it('reaches elements in shadow roots of the page, and those that move into it', async () => {
  await place(
    '<diwan-shop shop-url="https://a.example"><div></div></diwan-shop><diwan-shop-probe></diwan-shop-probe>',
  );
  const host = document.querySelector('diwan-shop div') as HTMLElement;
  const inner = host.attachShadow({ mode: 'open' });
  await act(async () => {
    inner.innerHTML = '<p><diwan-shop-probe></diwan-shop-probe></p>';
  });
  const found = inner.querySelector('diwan-shop-probe');
  await waitFor(() => expect(shownIn(found)).toMatch(/^https:\/\/a\.example\//));
  const [moved] = probes();
  expect(shownIn(moved)).not.toMatch(/^https:\/\/a\.example\//);
  await act(async () => document.querySelector('diwan-shop')?.append(moved as Element));
  await waitFor(() => expect(shownIn(moved)).toMatch(/^https:\/\/a\.example\//));
});

it('names in the console what it can’t use, and keeps to the shop’s settings', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await place('<diwan-shop currency="euro"><diwan-shop-probe></diwan-shop-probe></diwan-shop>');
  await waitFor(() =>
    expect(error.mock.calls).toEqual([
      ['Diwan: <diwan-shop> currency="euro" is not one of symbol, code, and ignored.'],
    ]),
  );
  await waitFor(() => expect(shownIn(probes()[0])).toBeTruthy());
  expect(shownIn(probes()[0])).not.toContain('SAR');
});
