import { BasketLink } from '../../features/basket';
import { Toasts } from '../../features/notices/toasts';

/** Confirmations on a page of another origin: their links take the basket along. */
export const ElementToasts = () => <Toasts BasketLink={BasketLink} />;
