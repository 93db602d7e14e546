import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '../navigation/page/create-routes';
import { definePage } from '../navigation/page/define-page';
import { routes } from './routes';

describe('route table', () => {
  it.each([
    ['/', 'home', {}],
    ['/products', 'products', {}],
    ['/products/', 'products', {}],
    ['/products/category/3', 'category', { id: '3' }],
    ['/products/category/subcategory/11', 'subcategory', { id: '11' }],
    ['/product/a-B1', 'product', { slug: 'a-B1' }],
    ['/compare', 'compare', {}],
    ['/interior-design', 'interiors', {}],
    ['/pa/%D9%85%D9%88%D8%B3%D9%85', 'cms-page', { slug: 'موسم' }],
    ['/cart', 'cart', {}],
    ['/price-box', 'price-box', {}],
    ['/about', 'about', {}],
    ['/contact', 'contact', {}],
    ['/catalog', 'catalog', {}],
    ['/terms-and-conditions', 'terms', {}],
    ['/projects', 'projects', {}],
    ['/projects/7', 'project', { id: '7' }],
    ['/ba/summer-sale', 'redirect', { slug: 'summer-sale' }],
  ])('%s matches %s', (path, name, params) => {
    const match = routes.match(path);
    expect(match?.route.name).toBe(name);
    expect(match?.params).toMatchObject(params);
  });

  it.each(['/api/items', '/files/a.webp', '/product', '/products/category', '/pa/a/b', '/pa/%E0%A4%A'])(
    '%s is not a page',
    (path) => expect(routes.match(path)).toBeUndefined(),
  );
});

describe('the code of a page', () => {
  afterEach(() => void vi.useRealTimers());

  it('is fetched again if that fails once', async () => {
    vi.useFakeTimers();
    const about = definePage({ component: () => null });
    const page = vi.fn(async () => ({ default: about })).mockRejectedValueOnce(new TypeError('Failed'));
    const fallback = async () => ({ default: about });
    const { importPage } = createRoutes([{ name: 'about', pattern: '/about', page }], {
      'not-found': fallback,
      unavailable: fallback,
      maintenance: fallback,
    });
    const imported = importPage('about');
    await vi.runAllTimersAsync();
    expect(await imported).toBe(about);
    expect(page).toHaveBeenCalledTimes(2);
  });
});
