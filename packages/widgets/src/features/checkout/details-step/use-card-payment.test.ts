import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentCancelled, useCardPayment } from './use-card-payment';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('pays in two seconds (spec §4)', async () => {
  const { result } = renderHook(useCardPayment);
  const paid = vi.fn();
  act(() => void result.current.pay().then(paid));
  expect(result.current.status).toBe('asking');
  act(() => result.current.confirm());
  expect(result.current.status).toBe('processing');
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(paid).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(paid).toHaveBeenCalledOnce();
  expect(result.current.status).toBe('closed');
});

it('pays nothing once it is cancelled, even while it is processed', async () => {
  const { result } = renderHook(useCardPayment);
  const paid = vi.fn();
  const refused = vi.fn();
  act(() => void result.current.pay().then(paid, refused));
  act(() => result.current.confirm());
  await act(async () => result.current.cancel());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(paid).not.toHaveBeenCalled();
  expect(refused).toHaveBeenCalledExactlyOnceWith(expect.any(PaymentCancelled));
});
