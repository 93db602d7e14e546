import './paper.css';
import { QuoteSheet } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { BrandLogo } from '../../layout/brand/BrandLogo';
import { HandedBasket } from '../_shared/handover/HandedBasket';
import * as styles from './QuoteSheetPage.css';

/** The price box as a bilingual sheet, to print or save. */
export function QuoteSheetPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <HandedBasket>
        <QuoteSheet letterhead={<BrandLogo />} />
      </HandedBasket>
    </div>
  );
}
