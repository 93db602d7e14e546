import { EARLY_PRESSES_SCRIPT } from '../../navigation/early-presses-script';
import { FILLED_BASKETS_SCRIPT } from '../../session/filled-baskets';

/** The document's only inline script; the content security policy allows it by its hash. */
export const INLINE_SCRIPT = FILLED_BASKETS_SCRIPT + EARLY_PRESSES_SCRIPT;
