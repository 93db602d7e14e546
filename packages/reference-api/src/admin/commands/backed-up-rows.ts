/** The rows of a backup that its owner knows. */
export const rowsIn = (tables: Record<string, number>): string => {
  const { orders = 0, quote_requests = 0, leads = 0, items = 0 } = tables;
  return `products: ${items}, orders: ${orders}, requests: ${quote_requests}, leads: ${leads}`;
};
