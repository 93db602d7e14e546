import { CartWidget } from '@diwan/widgets';
import { container } from '../../layout/container.css';
import { page } from './CartPage.css';

/** The visitor's cart (spec §2). */
export function CartPage() {
  return (
    <div className={`${container} ${page}`}>
      <CartWidget headingLevel={1} />
    </div>
  );
}
