import { CartWidget } from '@diwan/widgets';
import { container } from '../../layout/container.css';

/** The visitor's cart (spec §2). */
export function CartPage() {
  return (
    <div className={container}>
      <CartWidget />
    </div>
  );
}
