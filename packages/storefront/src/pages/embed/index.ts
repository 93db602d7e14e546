import { definePage } from '../../routing/page';
import { EmbedPage } from './EmbedPage';
import { type EmbedData, loadEmbed } from './load-embed';

/** Where partners of the shop put together what they paste into their own pages. */
export default definePage<EmbedData>({
  namespaces: ['embed'],
  nameKey: 'embed:title',
  load: loadEmbed,
  head: (_data, { t }) => ({ description: t('embed:subtitle') }),
  component: EmbedPage,
});
