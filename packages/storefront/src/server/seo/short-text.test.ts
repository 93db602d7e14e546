import { expect, it } from 'vitest';
import { shortText } from './short-text';

it.each([
  ['<h3>Visit</h3><p>We  measure &amp; listen.</p>', 'Visit We measure & listen.'],
  ['3 < 4', '3 < 4'],
  ['', ''],
])('%s is “%s”', (text, plain) => expect(shortText(text)).toBe(plain));

it('ends after a word', () => {
  const short = shortText('كنبة واسعة، '.repeat(40));
  expect(short.length).toBeLessThanOrEqual(201);
  expect(short).toMatch(/(كنبة|واسعة)…$/);
});
