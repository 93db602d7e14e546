import { BasketLink } from '../../basket';
import { ToastsWidget } from '../../toasts';

/** Confirmations on a page of another origin: their links take the basket along. */
export const ElementToasts = () => <ToastsWidget BasketLink={BasketLink} />;
