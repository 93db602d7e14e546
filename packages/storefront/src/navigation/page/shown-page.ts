import type { LoadedPage } from './load-page';

/** A page on the screen, with the address (path and query) it was loaded for, as returned by `loadedAddress`. */
export interface ShownPage extends LoadedPage {
  address: string;
  /** Title of the document. */
  title: string;
  /** Whether Back or Forward returned to it. */
  isReturn?: boolean;
}
