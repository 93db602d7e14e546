import { describe, expect, it } from 'vitest';
import { routes } from './routes';

describe('route table', () => {
  it.each([
    ['/', 'home', {}],
    ['/products', 'products', {}],
    ['/products/', 'products', {}],
    ['/products/category/3', 'category', { id: '3' }],
    ['/products/category/subcategory/11', 'subcategory', { id: '11' }],
    ['/product/a-B1', 'product', { slug: 'a-B1' }],
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
