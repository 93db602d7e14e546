import { afterEach, describe, expect, it } from 'vitest';
import { followedLink } from './followed-link';

afterEach(() => document.body.replaceChildren());

/** Clicks the first link of some markup and returns where the shop would go. */
function click(
  html: string,
  options: MouseEventInit = {},
  prepare?: (link: HTMLElement) => void,
): string | undefined {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  if (!link) throw new Error('No link found.');
  prepare?.(link);
  let url: URL | undefined;
  const listen = (event: MouseEvent) => {
    url = followedLink(event, window.location);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  (link.querySelector('span') ?? link).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }),
  );
  return url && url.pathname + url.search;
}

describe('followedLink', () => {
  it('follows plain clicks on links to the shop and on their children', () => {
    expect(click('<a href="/cart">Cart</a>')).toBe('/cart');
    expect(click('<a href="/products?x=1"><span>All</span></a>')).toBe('/products?x=1');
    expect(click(`<a href="${window.location.origin}/cart" target="_self">Cart</a>`)).toBe('/cart');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves clicks with %s to the browser', (key) => {
    expect(click('<a href="/cart">Cart</a>', { [key]: true })).toBeUndefined();
  });

  it.each([
    ['another button', '<a href="/cart">Cart</a>', { button: 1 }],
    ['another tab', '<a href="/cart" target="_blank">Cart</a>', {}],
    ['a download', '<a href="/cart" download>Cart</a>', {}],
    ['another origin', '<a href="https://elsewhere.example/cart">Cart</a>', {}],
    ['a phone number', '<a href="tel:+966">Call</a>', {}],
    ['an anchor on this page', '<a href="#main">Skip</a>', {}],
    ['no URL', '<a>Nowhere</a>', {}],
  ])('leaves %s to the browser', (_what, html, options) => {
    expect(click(html, options)).toBeUndefined();
  });

  it('ignores clicks that are already handled', () => {
    const handled = (link: HTMLElement) => link.addEventListener('click', (event) => event.preventDefault());
    expect(click('<a href="/cart">Cart</a>', {}, handled)).toBeUndefined();
  });
});
