export const basketPages = ['/cart', '/checkout', '/price-box', '/price-box/sheet'];

/** A page of every kind, and some of their states. */
export const pages = {
  lists: [
    '/',
    '/products',
    '/products?query=sofa',
    '/products?query=qqqq',
    '/products/category/1',
    '/products/category/1?subcategory=11&sort=newest',
    '/products/category/subcategory/11',
    '/projects',
  ],
  pieces: [
    '/product/nafud-three-seat-sofa-NF1042',
    '/product/majra-dining-set-MJ5401',
    '/compare?items=NF1042,RM1043,AS1044',
    '/projects/1',
    ...basketPages,
  ],
  texts: [
    '/interior-design',
    '/pa/majlis-season',
    '/about',
    '/contact?item_id=101',
    '/terms-and-conditions',
    '/embed/',
    '/no/such/page',
  ],
};
