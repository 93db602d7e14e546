import type { I18n } from '@diwan/widgets';
import type { LoadedPage } from '../routing/load-page';

/** A page with its texts and the address (path and query) it was loaded for, as returned by `loadedAddress`. */
export interface ShownPage extends LoadedPage {
  address: string;
  i18n: I18n;
  /** Title of the document. */
  title: string;
  /** Whether Back or Forward returned to it. */
  isReturn?: boolean;
}
