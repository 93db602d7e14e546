// @vitest-environment node
import { makePage } from '@diwan/sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#shop');
  vi.resetModules();
  vi.restoreAllMocks();
});

it('counts own sections in the sitemap, and reports only types that nobody has', async () => {
  vi.doMock('#shop', async (original) => ({
    ...(await original<object>()),
    sections: { hours: async () => ({ default: { fields: {}, component: () => null } }) },
  }));
  const { createTestStorefront } = await import('../../testing/test-storefront');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const hours = { type: 'hours', postion: 1, is_mobile: true, is_desktop: true };
  const pageOf = (...sections: object[]) => makePage({ sections: sections as never });
  const { visit } = createTestStorefront({
    pages: { home: pageOf(hours, { ...hours, type: 'houres' }), interiors: pageOf(hours) },
  });
  expect((await visit('/sitemap-pages.xml')).html).toContain('/interior-design<');
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    expect.stringMatching(/^pages\.get: skipped an invalid item\./),
  ]);
});
