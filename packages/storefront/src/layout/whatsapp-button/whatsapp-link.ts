/** Opens a chat with a number (digits with country code) and the first words written already. */
export const whatsAppLink = (digits: string, message: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
