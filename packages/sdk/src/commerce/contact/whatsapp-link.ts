import { onlyDigits } from '../locale/digits';

/** Opens a chat with a number, which needs its country code, with the first message already written. */
export const whatsAppLink = (number: string, message: string): string =>
  `https://wa.me/${onlyDigits(number)}?text=${encodeURIComponent(message)}`;
