import { definePage } from '../../routing/page';
import { EmbedPage } from './EmbedPage';
import type { EmbedData } from './load-embed';

/** Where partners of the shop generate the code that they paste into their own pages. */
export default definePage<EmbedData>({
  namespaces: ['embed'],
  component: EmbedPage,
});
