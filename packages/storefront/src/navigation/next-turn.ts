/** Yields to the browser, so that it can respond to input between parts of long work. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
