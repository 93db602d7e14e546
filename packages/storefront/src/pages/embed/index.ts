import { definePage } from '../../navigation/page/define-page';
import { EmbedPage } from './EmbedPage';
import { type EmbedData, loadEmbed } from './load-embed';

/** Where partners of the shop generate the code that they paste into their own pages. */
export default definePage<EmbedData>({
  namespaces: ['embed'],
  nameKey: 'embed:title',
  load: loadEmbed,
  head: (_data, { t }) => ({ description: t('embed:subtitle') }),
  component: EmbedPage,
});
