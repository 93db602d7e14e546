import { definePageContent } from '../../routing/page-content';
import { type EmbedData, loadEmbed } from './load-embed';

export default definePageContent<EmbedData>({
  nameKey: 'embed:title',
  load: loadEmbed,
  head: (_data, { t }) => ({ description: t('embed:subtitle') }),
});
