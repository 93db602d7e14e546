import { EARLY_CART_SCRIPT } from '../../layout/header/early-cart';
import { EARLY_PRESSES_SCRIPT } from '../../navigation/early-presses-script';

/** The only script inside the document; the content security policy names it by its hash. */
export const INLINE_SCRIPT = EARLY_CART_SCRIPT + EARLY_PRESSES_SCRIPT;
