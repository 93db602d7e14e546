import { describe, expect, it, vi } from 'vitest';
import type { ReadMarkup } from './markup-reader';
import { readMarkup as readOnServer } from './read-markup';
import { readMarkup as readInBrowser } from './read-markup.browser';

function reported(readMarkup: ReadMarkup, html: string): string[] {
  const events: string[] = [];
  readMarkup(html, {
    start: (tag, attributes) => events.push(`<${tag} ${JSON.stringify(attributes)}>`),
    text: (text) => events.push(text),
    end: () => events.push('</>'),
  });
  return events;
}

describe('readMarkup', () => {
  it('reports elements, attributes and texts in document order', () => {
    expect(reported(readOnServer, '<p lang="ar">أ<br>ب</p>')).toEqual([
      '<p {"lang":"ar"}>',
      'أ',
      '<br {}>',
      '</>',
      'ب',
      '</>',
    ]);
  });

  // Arbitrary input is compared in Chromium: see the story.
  it('reports the same in a browser', () => {
    const html =
      '<p class="x">A<b>B<p>C</p><ul><li>1<li>2</ul><a href="#">D<!-- no --></a><table><tr><td>E</table>';
    expect(reported(readInBrowser, html)).toEqual(reported(readOnServer, html));
  });

  it('reads past fields and images named like a property of their form or document', () => {
    const html =
      '<p>A</p><form name="body"><input name="attributes"><input name="childNodes"><input name="localName">B</form>';
    expect(reported(readInBrowser, html)).toEqual(reported(readOnServer, html));
  });

  it('falls back to plain text if the page’s policy forbids parsing', () => {
    vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
      throw new TypeError('This document requires TrustedHTML');
    });
    expect(reported(readInBrowser, '<p>A <b>B</b></p>').join('').replace(/\s+/g, ' ').trim()).toBe('A B');
    vi.restoreAllMocks();
  });

  it('uses a Trusted Types policy if available', () => {
    const createHTML = vi.fn((html: string) => html);
    const createPolicy = vi.fn(() => ({ createHTML }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(reported(readInBrowser, '<b>B</b>')).toEqual(['<b {}>', 'B', '</>']);
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('diwan', expect.anything());
    expect(createHTML).toHaveBeenCalledExactlyOnceWith('<body><b>B</b>');
    vi.unstubAllGlobals();
  });
});
