import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIsObscuring } from './use-is-obscuring';

const under = vi.fn<() => Element[]>(() => []);
beforeEach(() => {
  // jsdom has no layout.
  document.elementsFromPoint = under;
});

it('is in the way while scrolling down and over the footer, not while scrolling up or at rest', () => {
  const footer = document.createElement('footer');
  const button = footer.appendChild(document.createElement('a'));
  vi.spyOn(footer, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 4000 - window.scrollY, 320, 900),
  );
  const floating = { current: button };
  const { result } = renderHook(() => useIsObscuring(floating));
  const scrollTo = (y: number, event = 'scroll') =>
    act(() => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event(event));
    });
  scrollTo(400);
  expect(result.current).toBe(true);
  scrollTo(400, 'scrollend');
  expect(result.current).toBe(false);
  scrollTo(900);
  scrollTo(800);
  expect(result.current).toBe(false);
  const footerShows = 4000 - window.innerHeight + 100;
  scrollTo(footerShows + 300);
  scrollTo(footerShows);
  scrollTo(footerShows, 'scrollend');
  expect(result.current).toBe(true);
  scrollTo(footerShows - 200);
  expect(result.current).toBe(false);
});

it('reports the last line of the footer, which it covers on wide screens too', () => {
  const footer = document.createElement('footer');
  const floating = { current: footer.appendChild(document.createElement('a')) };
  const rect = vi.spyOn(footer, 'getBoundingClientRect');
  rect.mockReturnValue(new DOMRect(0, window.innerHeight - 400, 1440, 460));
  const { result } = renderHook(() => useIsObscuring(floating));
  expect(result.current).toBe(true);
  rect.mockReturnValue(new DOMRect(0, window.innerHeight - 460, 1440, 460));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe('end');
});

it('is in the way from the start if its code loads when the footer is already on the screen', () => {
  const footer = document.createElement('footer');
  const button = footer.appendChild(document.createElement('a'));
  vi.spyOn(footer, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 320, 900));
  const floating = { current: button };
  const { result } = renderHook(() => useIsObscuring(floating));
  expect(result.current).toBe(true);
});

it('is in the way over a control of the page, such as a card’s add button, and over amounts', () => {
  document.body.innerHTML =
    '<main><a><svg></svg></a><button><svg></svg></button><dl><dd></dd></dl></main><footer><i></i></footer>';
  const [link, icon] = document.querySelectorAll('svg');
  const floating = { current: document.querySelector('i') };
  const { result } = renderHook(() => useIsObscuring(floating));
  const amount = document.querySelector('dd') ?? undefined;
  const restOver = (...elements: (Element | undefined)[]) =>
    act(() => {
      under.mockReturnValue([...elements.filter((one) => one !== undefined), document.body]);
      window.dispatchEvent(new Event('scrollend'));
    });
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(document.querySelector('footer') as Element, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 4000, 320, 900),
  );
  restOver(icon);
  expect(result.current).toBe(true);
  restOver(link);
  expect(result.current).toBe(false);
  restOver(amount);
  expect(result.current).toBe(true);
  vi.stubGlobal('scrollY', -10);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(true);
});
