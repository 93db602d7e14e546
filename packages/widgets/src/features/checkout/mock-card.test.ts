import { expect, it, vi } from 'vitest';
import { mayMockCards } from './mock-card';

it.each(['localhost', '127.0.0.1', '[::1]'])('may be offered on %s', (hostname) => {
  expect(mayMockCards(hostname)).toBe(true);
});

it('is never offered to visitors, which is said once', () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  for (const hostname of ['shop.example', 'localhost.example', '127.0.0.1.example'])
    expect(mayMockCards(hostname)).toBe(false);
  expect(mayMockCards('shop.example')).toBe(false);
  expect(warn.mock.calls.filter(([text]) => text.includes('; shop.example '))).toHaveLength(1);
});
