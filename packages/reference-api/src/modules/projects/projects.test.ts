import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '../../db/schema';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const idsOf = async (query: string) =>
  expectResults('projects.list', await api.call(`/api/cms/public/projects${query}`)).map(({ id }) => id);

describe('projects.list', () => {
  it('lists the highest positions first', async () => {
    expect(await idsOf('?type=2')).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    const { body } = await api.call('/api/cms/public/projects');
    expect(body).toMatchObject({
      limit: 10,
      results: expect.arrayContaining([expect.objectContaining({ type: { id: 2 } })]),
    });
  });
  it('pages, sorts and filters', async () => {
    expect(await idsOf('?limit=3&page=3')).toEqual([2, 1]);
    expect(await idsOf('?sort_by=postion&sort_order=ASC&limit=2')).toEqual([1, 2]);
    expect(await idsOf('?type=1')).toEqual([]);
    expect(await idsOf('?category=1')).toContain(1);
    expect(await idsOf('?category=1')).not.toEqual(await idsOf(''));
  });
  it('searches names in both languages', async () => {
    expect(await idsOf('?query=courtyard')).toEqual([1]);
    expect(await idsOf(`?query=${encodeURIComponent('الفناء')}`)).toEqual([1]);
  });
});

describe('projects.get', () => {
  it('returns a project with its images in order', async () => {
    const project = expectResults('projects.get', await api.call('/api/cms/public/projects/1'));
    expect(project).toMatchObject({
      name_en: 'Courtyard House, Diriyah',
      long_description_ar: expect.stringContaining('<ul>'),
      cover_url: '/files/media/rooms/dining.webp',
      category: { id: 1, name_en: 'Residential' },
    });
    expect(project.images.map(({ id }) => id)).toEqual([101, 102, 103, 104, 105]);
  });
  it('includes its products with quantities, in the editor’s order', async () => {
    const project = expectResults('projects.get', await api.call('/api/cms/public/projects/1'));
    expect(project.items.map(({ item, quantity }) => [item.code, quantity])).toEqual([
      ['MJ5010', 1],
      ['MJ5020', 8],
      ['SD2401', 1],
      ['LY6010', 1],
    ]);
    expect(project.items[0]?.item).toMatchObject({ price: 8600, images: expect.any(Array) });
    const without = expectResults('projects.get', await api.call('/api/cms/public/projects/8'));
    expect(without.items).toEqual([]);
  });
  it('returns not_found with the spec’s message', async () => {
    const { status, body } = await api.call('/api/cms/public/projects/99');
    expect({ status, body }).toEqual({
      status: 404,
      body: { message: 'Project not found.', code: 'not_found' },
    });
  });
});

describe('projects.categories', () => {
  const categories = async (query: string) =>
    expectResults('projects.categories', await api.call(`/api/cms/public/projects/categories${query}`)).map(
      ({ id }) => id,
    );
  it('lists the categories that have projects of a type', async () => {
    expect(await categories('?type=2')).toEqual([1, 2, 3, 4]);
    expect(await categories('')).toEqual([1, 2, 3, 4]);
    await api.db.update(projects).set({ typeId: 1 });
    expect(await categories('?type=2')).toEqual([]);
  });
});
