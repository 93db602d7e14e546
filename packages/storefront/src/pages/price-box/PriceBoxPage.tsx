import { PriceBoxWidget } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import * as styles from './PriceBoxPage.css';

/** The pieces a visitor wants a price for (spec §2 «Cart and price box pages»). */
export function PriceBoxPage() {
  return (
    <div className={`${container} ${styles.page}`}>
      <PriceBoxWidget headingLevel={1} />
    </div>
  );
}
