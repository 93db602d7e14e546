import './paper.css';
import { QuoteSheet } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { BrandLogo } from '../../layout/brand/BrandLogo';
import { definePage } from '../../navigation/page/define-page';
import { HandedBasket } from '../_shared/handover/HandedBasket';
import * as styles from './page.css';

/** The price box as a bilingual sheet, to print or save. */
function QuoteSheetPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <HandedBasket>
        <QuoteSheet letterhead={<BrandLogo />} />
      </HandedBasket>
    </div>
  );
}

export default definePage({
  layout: 'minimal',
  namespaces: ['priceBox', 'cart', 'product'],
  nameKey: 'priceBox:sheet.title',
  head: () => ({ isPrivate: true }),
  component: QuoteSheetPage,
});
