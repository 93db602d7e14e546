import { useDiwan } from '@diwan/widgets';
import { ImportedPriceBox } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { definePage } from '../../navigation/page/define-page';
import * as styles from '../_shared/BasketPage.css';

/** Target of the QR code on a quote sheet: puts the pieces into the price box, then shows it. */
function RestoredBoxPage({ data: { code } }: { data: { code: string } }) {
  const { paths } = useDiwan();
  const [, navigate] = useLocation();
  const showBox = useCallback(() => navigate(paths.priceBox, { replace: true }), [navigate, paths]);
  return (
    <div className={`${container} ${styles.page}`}>
      <ImportedPriceBox code={code} headingLevel={1} onRestored={showBox} />
    </div>
  );
}

export default definePage<{ code: string }>({
  namespaces: ['priceBox', 'cart', 'product'],
  nameKey: 'layout:header.price_box',
  load: async ({ params }) => ({ data: { code: params.code ?? '' }, status: 200 }),
  head: () => ({ isPrivate: true }),
  component: RestoredBoxPage,
});
