/** Is called with what long work is at, such as `Writing rows: 250 of 5000`. */
export type OnProgress = (text: string) => void;
