import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const list = async (query = '') =>
  expectResults('categories.list', await api.call(`/api/cms/public/items/categories${query}`));

describe('categories', () => {
  it('lists categories by position with their subcategories', async () => {
    const categories = await list('?sort=postion&order=ASC');
    expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(categories[0]).toMatchObject({
      name_en: 'Sofas',
      image_url: '/files/media/rooms/living.webp',
      subcategories: expect.arrayContaining([expect.objectContaining({ id: 11, name_ar: 'ثلاثية المقاعد' })]),
    });
  });
  it('sorts by name and in descending order', async () => {
    const namesInOrder = (await list('?sort=name_en')).map(({ name_en }) => name_en);
    expect(namesInOrder).toEqual([...namesInOrder].sort());
    expect((await list('?order=DESC')).map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });
  it('returns up-to-date product counts', async () => {
    const [sofas] = await list();
    const listed = await api.call('/api/cms/public/items?category=1&limit=100');
    expect(sofas?.items_count).toBe((listed.body as { results: unknown[] }).results.length);
  });
  it('returns one category', async () => {
    const category = expectResults('categories.get', await api.call('/api/cms/public/items/categories/2'));
    expect(category).toMatchObject({ id: 2, name_en: 'Majlis', subcategories: [{ id: 21 }, { id: 22 }] });
  });
  it('returns one subcategory with its category', async () => {
    const response = await api.call('/api/cms/public/items/subacategories/21');
    expect(expectResults('subcategories.get', response)).toMatchObject({
      id: 21,
      name_en: 'Majlis modules',
      category: { id: 2, name_ar: 'المجالس', hex: '#7B2F22' },
    });
  });
  it('returns the subcategories of a category', async () => {
    const response = await api.call('/api/cms/public/categories/subacategories/2');
    expect(expectResults('subcategories.list', response).map(({ id }) => id)).toEqual([21, 22]);
  });
  it.each([
    ['items/categories/99', 'Category not found.'],
    ['items/subacategories/99', 'Subcategory Not Founded'],
    ['categories/subacategories/99', 'Category not found.'],
  ])('returns not_found for %s', async (path, message) => {
    const { status, body } = await api.call(`/api/cms/public/${path}`);
    expect({ status, body }).toEqual({ status: 404, body: { message, code: 'not_found' } });
  });
});
