import { expect, test } from 'vitest';
import { whatsAppLink } from './whatsapp-link';

test('the number as digits, whatever it is written in, and the message encoded', () => {
  expect(whatsAppLink('+966 50 000 0000', 'Sofa & table')).toBe(
    'https://wa.me/966500000000?text=Sofa%20%26%20table',
  );
  expect(whatsAppLink('٩٦٦٥٠٠٠٠٠٠٠٠', 'كنبة')).toBe(
    `https://wa.me/966500000000?text=${encodeURIComponent('كنبة')}`,
  );
});
