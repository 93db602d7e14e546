import { expect, test } from 'vitest';
import { whatsAppLink } from './whatsapp-link';

test('contains the number in ASCII digits and the encoded message', () => {
  expect(whatsAppLink('+966 50 000 0000', 'Sofa & table')).toBe(
    'https://wa.me/966500000000?text=Sofa%20%26%20table',
  );
  expect(whatsAppLink('٩٦٦٥٠٠٠٠٠٠٠٠', 'كنبة')).toBe(
    `https://wa.me/966500000000?text=${encodeURIComponent('كنبة')}`,
  );
});
