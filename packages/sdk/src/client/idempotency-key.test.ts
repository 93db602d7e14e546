import { afterEach, expect, it, vi } from 'vitest';
import { newIdempotencyKey } from './idempotency-key';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is a fresh UUID', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

it('works on pages without https, where browsers have no randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
