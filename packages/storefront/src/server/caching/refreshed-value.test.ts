// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { refreshedValue } from './refreshed-value';

function clock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

describe('a refreshed value', () => {
  it('is not fetched again while fresh or in flight', async () => {
    const { now, pass } = clock();
    const fetchValue = vi.fn(async () => fetchValue.mock.calls.length);
    const value = refreshedValue(fetchValue, { maxAgeMs: 100, now });
    expect(await Promise.all([value(), value()])).toEqual([1, 1]);
    pass(99);
    expect(await value()).toBe(1);
    pass(1);
    expect(await value()).toBe(2);
  });

  it('keeps the previous value when a refresh fails, and retries later', async () => {
    const { now, pass } = clock();
    const fetchValue = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error());
    const value = refreshedValue(fetchValue.mockResolvedValue('new'), { maxAgeMs: 100, now });
    expect(await value()).toBe('old');
    pass(100);
    expect(await value()).toBe('old');
    pass(100);
    expect(await value()).toBe('new');
  });

  it('rejects if the first fetch fails, and retries on the next call', async () => {
    const fetchValue = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('up');
    const value = refreshedValue(fetchValue, { maxAgeMs: 100 });
    await expect(value()).rejects.toThrow('down');
    expect(await value()).toBe('up');
  });
});
