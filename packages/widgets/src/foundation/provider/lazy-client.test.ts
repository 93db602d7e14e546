// @vitest-environment node
import { NotFoundError } from '@diwan/sdk';
import { createFakeBackend } from '@diwan/sdk/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLazyClient } from './lazy-client';

const create = (token: string | null = null) =>
  createLazyClient({
    baseUrl: 'http://shop.example/api',
    fetch: createFakeBackend().fetch,
    retries: 0,
    token: () => token,
  });

describe('the lazy client', () => {
  it('returns API responses and iterates over the pages of a list', async () => {
    const client = create();
    const { results } = await client.items.list({ limit: 2 });
    const all = [];
    for await (const product of await client.items.list({ limit: 2 })) all.push(product.id);
    expect(all.slice(0, 2)).toEqual(results.map(({ id }) => id));
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all).size).toBe(all.length);
  });

  it('throws the SDK’s errors', async () => {
    await expect(create().items.get('NOTHING')).rejects.toThrow(NotFoundError);
  });

  it('checks for staff only with a token', async () => {
    expect(await create().auth.isStaff()).toBe(false);
    expect(await create('staff-token').auth.isStaff()).toBe(true);
  });
});

describe('its request code', () => {
  afterEach(() => {
    vi.doUnmock('./create-client');
    vi.resetModules();
  });

  it('is fetched on the first call, not before', async () => {
    const loaded = vi.fn();
    vi.doMock('./create-client', async () => {
      loaded();
      return vi.importActual('./create-client');
    });
    const { categories } = create();
    expect(loaded).not.toHaveBeenCalled();
    await categories.list();
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a failed load', async () => {
    vi.doMock('./create-client', () => {
      throw new Error('offline');
    });
    const client = create();
    await expect(client.categories.list()).rejects.toThrow();
    vi.doUnmock('./create-client');
    vi.resetModules();
    expect(await client.categories.list()).not.toHaveLength(0);
  });
});
