import { captureEvents } from '@diwan/widgets/internal';
import { FIRST_VIEW_SCRIPT } from '../../navigation/first-view';
import { FILLED_BASKETS_SCRIPT } from '../../visit/filled-baskets';

/** The document's only inline script; the content security policy allows it by its hash. */
export const INLINE_SCRIPT = `${FIRST_VIEW_SCRIPT}${FILLED_BASKETS_SCRIPT}(${captureEvents})()`;
