import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHandoverCode } from './use-handover-code';

afterEach(() => window.history.replaceState(null, '', '/cart'));

it('forgets the code that was read, and no other that has come since', () => {
  window.history.replaceState(null, '', '/cart#basket=FIRST');
  const { result } = renderHook(useHandoverCode);
  expect(result.current.code).toBe('FIRST');

  window.history.replaceState(null, '', '/cart#basket=SECOND');
  act(() => result.current.forget());
  expect(result.current.code).toBeUndefined();
  expect(window.location.hash).toBe('#basket=SECOND');

  act(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(result.current.code).toBe('SECOND');
  act(() => result.current.forget());
  expect(window.location.hash).toBe('');
  expect(result.current.code).toBeUndefined();
});
