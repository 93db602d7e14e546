import { comparePath } from '@diwan/sdk/commerce/comparison';
import { comparisonTitle } from '@diwan/widgets/internal';
import { definePage } from '../../navigation/page/define-page';
import { ComparePage } from './ComparePage';
import { type CompareData, loadCompare } from './load-compare';

export default definePage<CompareData>({
  namespaces: ['compare', 'product'],
  nameKey: 'compare:title',
  load: loadCompare,
  // Any pieces can be compared: search engines list each by itself.
  head: ({ products }, { t }) => ({
    name: comparisonTitle(products, t),
    path: comparePath([]),
    isPrivate: true,
  }),
  component: ComparePage,
});
