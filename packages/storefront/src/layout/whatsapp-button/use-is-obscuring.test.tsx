import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsObscuring } from './use-is-obscuring';

it('is in the way while scrolling down and over the footer, not while scrolling up or at rest', () => {
  const footer = document.createElement('footer');
  const button = footer.appendChild(document.createElement('a'));
  vi.spyOn(footer, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 4000 - window.scrollY, 320, 900),
  );
  const { result } = renderHook(() => useIsObscuring({ current: button }));
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
