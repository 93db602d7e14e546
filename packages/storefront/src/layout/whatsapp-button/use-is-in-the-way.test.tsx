import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsInTheWay } from './use-is-in-the-way';

it('is in the way while the page scrolls on and at its end, not on the way back and at rest', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const { result } = renderHook(() => useIsInTheWay());
  const scrollTo = (y: number, event = 'scroll') =>
    act(() => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event(event));
      return result.current;
    });
  scrollTo(400);
  expect(result.current).toBe(true);
  scrollTo(400, 'scrollend');
  expect(result.current).toBe(false);
  scrollTo(900);
  scrollTo(800);
  expect(result.current).toBe(false);
  scrollTo(5000 - window.innerHeight);
  scrollTo(5000 - window.innerHeight, 'scrollend');
  expect(result.current).toBe(true);
});
