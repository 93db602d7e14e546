/** Name of a history entry; entries without a name are the first of their document. */
export const historyEntry = ({ state }: Pick<History, 'state'>): string => String(state?.entry ?? 'first');
