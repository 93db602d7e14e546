// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { remembered } from './remembered';

function clock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

describe('remembered', () => {
  it('fetches once for all who ask while it is fresh or on its way', async () => {
    const { now, pass } = clock();
    const fetchValue = vi.fn(async () => fetchValue.mock.calls.length);
    const value = remembered(fetchValue, 100, now);
    expect(await Promise.all([value(), value()])).toEqual([1, 1]);
    pass(99);
    expect(await value()).toBe(1);
    pass(1);
    expect(await value()).toBe(2);
  });

  it('serves what it knew when a refresh fails, and asks again later', async () => {
    const { now, pass } = clock();
    const fetchValue = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error());
    const value = remembered(fetchValue.mockResolvedValue('new'), 100, now);
    expect(await value()).toBe('old');
    pass(100);
    expect(await value()).toBe('old');
    pass(100);
    expect(await value()).toBe('new');
  });

  it('fails while it knows nothing, and asks again at once', async () => {
    const fetchValue = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('up');
    const value = remembered(fetchValue, 100);
    await expect(value()).rejects.toThrow('down');
    expect(await value()).toBe('up');
  });
});
