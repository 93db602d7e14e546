import { PriceBoxWidget } from '@diwan/widgets';
import * as containerStyles from '../../layout/container.css';
import * as styles from './PriceBoxPage.css';

/** The pieces a visitor wants a price for (spec §2 «Cart and price box pages»). */
export function PriceBoxPage() {
  return (
    <div className={`${containerStyles.container} ${styles.page}`}>
      <PriceBoxWidget headingLevel={1} />
    </div>
  );
}
