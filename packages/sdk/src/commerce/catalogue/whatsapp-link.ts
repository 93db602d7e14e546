import { onlyDigits } from '../../contract/digits';

/** A link to a WhatsApp chat with a number (including country code) and a prefilled message. */
export const whatsAppLink = (number: string, message: string): string =>
  `https://wa.me/${onlyDigits(number)}?text=${encodeURIComponent(message)}`;
