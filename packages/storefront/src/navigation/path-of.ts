/** The path of an address: `/products` for `/products?x=1`. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '/';
