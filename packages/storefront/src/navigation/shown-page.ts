import type { I18n } from '@diwan/widgets';
import type { LoadedPage } from '../routing/load-page';

/** A page together with its words and the address (path and query) it was loaded for, as `loadedAddress` writes it. */
export interface ShownPage extends LoadedPage {
  address: string;
  i18n: I18n;
  /** Of the document. */
  title: string;
}
