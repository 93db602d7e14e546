import { BasketLink } from '../../features/basket/link/BasketLink';
import { Toasts } from '../../features/notices/toasts/Toasts';

/** Confirmations on a page of another origin: their links take the basket along. */
export const ElementToasts = () => <Toasts BasketLink={BasketLink} />;
