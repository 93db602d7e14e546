/** The path of an address of the shop: `/products` of `/products?x=1`. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '/';
