const MAX_PAGES = 20;

/** Pages by the history entry they were shown at, so that going back fetches nothing and works offline. */
export interface PageMemory<Page> {
  /** The page of an entry, if it was shown there for this address. */
  get(entry: string, address: string): Page | undefined;
  /** Stores a page as the most recent one; evicts the oldest beyond the limit. */
  keep(entry: string, page: Page): void;
}

export function createPageMemory<Page extends { readonly address: string }>(): PageMemory<Page> {
  const pages = new Map<string, Page>();
  return {
    get(entry, address) {
      const page = pages.get(entry);
      return page?.address === address ? page : undefined;
    },
    keep(entry, page) {
      pages.delete(entry);
      pages.set(entry, page);
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
  };
}
