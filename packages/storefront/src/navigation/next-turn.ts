/** Lets the browser answer the visitor before what follows: long work is done in turns. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
