/** Is called with the present step of long work, such as `Writing rows: 250 of 5000`. */
export type OnProgress = (text: string) => void;
