import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileMarkup } from '../../testing/hostile-markup';
import type { ReadMarkup } from './markup-reader';
import { readMarkup as readOnServer } from './read-markup';
import { readMarkup as readInBrowser } from './read-markup.browser';

const told = (readMarkup: ReadMarkup, html: string): string[] => {
  const events: string[] = [];
  readMarkup(html, {
    start: (tag, attributes) => events.push(`<${tag} ${JSON.stringify(attributes)}>`),
    text: (text) => events.push(text),
    end: () => events.push('</>'),
  });
  return events;
};

describe('readMarkup', () => {
  it('tells elements, attributes and texts in reading order', () => {
    expect(told(readOnServer, '<p lang="ar">أ<br>ب</p>')).toEqual([
      '<p {"lang":"ar"}>',
      'أ',
      '<br {}>',
      '</>',
      'ب',
      '</>',
    ]);
  });

  it('tells the same on the server and in a browser, whatever is written', () => {
    fc.assert(
      fc.property(hostileMarkup, (html) => {
        expect(told(readInBrowser, html)).toEqual(told(readOnServer, html));
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});
