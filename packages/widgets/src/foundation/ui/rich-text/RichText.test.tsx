import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { hostileMarkup } from '../../../testing/hostile-markup';
import { RichText } from './RichText';

// The server's parser; `read-markup.test.ts` checks that the browser's is equivalent.
vi.mock('#read-markup', () => import('./read-markup'));

const shown = (html: string, extent: 'article' | 'line' = 'article') => {
  const { container, unmount } = render(<RichText html={html} extent={extent} />);
  const markup = container.firstElementChild?.innerHTML ?? '';
  unmount();
  return markup.replace(/ (?:class|loading|tabindex)="[^"]*"/g, '');
};

describe('RichText', () => {
  it('keeps the elements of an article', () => {
    const html =
      '<h2>Care</h2><p>Wipe with a <strong>damp</strong> cloth.<br>See <a href="/terms">terms</a>.</p><ul><li>Oak</li></ul>';
    expect(shown(html)).toBe(html);
  });

  it('describes images and tables', () => {
    render(
      <RichText html='<img src="/a.webp" alt="Sofa" width="400" height="300"><table><tr><th scope="col" colspan="2">W</th></tr></table>' />,
    );
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveAttribute('src', '/a.webp');
    expect(screen.getByRole('columnheader')).toHaveAttribute('colspan', '2');
  });

  it.each([
    ['<script>alert(1)</script>A', 'A'],
    ['<style>p{}</style><iframe src="//evil"></iframe>A', 'A'],
    ['<svg><a href="javascript:alert(1)">x</a></svg>A', 'A'],
    ['<select><option>x<em>y</em></select><SELECT/>z</SELECT>A', 'A'],
    ['<p onclick="alert(1)" style="color:red" class="x">A</p>', '<p>A</p>'],
    ['<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
    ['<a href="jAvA\tscript:alert(1)">A</a>', '<a>A</a>'],
    ['<a href="//evil.example">A</a>', '<a>A</a>'],
    ['<a href="/\\evil.example">A</a>', '<a>A</a>'],
    ['<a href="&#1;javascript&colon;alert(1)">A</a>', '<a>A</a>'],
    ['<img src="data:text/html,x" onerror="alert(1)">', '<img alt="">'],
    ['<a href="data:text/html,<script>alert(1)</script>">A</a>', '<a>A</a>'],
    ['<base href="http://evil"><meta http-equiv="refresh" content="0;url=//evil">A', 'A'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe><embed src="javascript:alert(1)">A', 'A'],
    ['<form action="javascript:alert(1)"><input name="attributes"><input name="parentNode">A</form>', 'A'],
    ['<details open ontoggle="alert(1)"><video><source onerror="alert(1)"></video>A</details>', 'A'],
    ['<template shadowrootmode="open"><script>alert(1)</script></template>A', 'A'],
    // Markup that means something else once it is parsed again.
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">A', ''],
    ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p><img alt="" src="1">"&gt;'],
    ['<!--><img src=x onerror=alert(1)>-->A', '<img alt="" src="x">--&gt;A'],
    ['<a href="tel:+966501234567">A</a>', '<a href="tel:+966501234567">A</a>'],
    ['<a href="https://x.test/?q=javascript:1">A</a>', '<a href="https://x.test/?q=javascript:1">A</a>'],
  ])('sanitises %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('opens new tabs without access to this page', () => {
    expect(shown('<a href="https://x.test" target="_blank" rel="opener">A</a>')).toContain(
      'rel="noopener noreferrer"',
    );
  });

  it('unwraps unknown elements and renames obsolete ones', () => {
    expect(shown('<div><font color="red"><h1>A</h1><b>B</b></font></div>')).toBe(
      '<h2>A</h2><strong>B</strong>',
    );
  });

  it('allows only a few elements in `line` texts', () => {
    expect(shown('<h2>Athel</h2><p>Built in <strong>Riyadh</strong><img src="/a.png"></p>', 'line')).toBe(
      'Athel<p>Built in <strong>Riyadh</strong></p>',
    );
  });

  it('survives ten thousand nested elements', () => {
    expect(shown('<em>'.repeat(10_000))).toContain('<em>');
  });
});

const safeTags = new Set(
  'div p h2 h3 h4 ul ol li a img table caption thead tbody tfoot tr th td blockquote strong em br hr figure figcaption'.split(
    ' ',
  ),
);
const safeAttributes = new Set(
  'class href target rel src alt width height loading dir lang colspan rowspan scope start tabindex'.split(
    ' ',
  ),
);

describe('RichText with arbitrary input', () => {
  const parsed = (markup: string) => {
    const host = document.createElement('div');
    host.innerHTML = markup;
    return host;
  };

  it('renders only allowed elements, attributes and URLs', () => {
    fc.assert(
      fc.property(hostileMarkup, (html) => {
        for (const element of parsed(renderToStaticMarkup(<RichText html={html} />)).querySelectorAll('*')) {
          expect(safeTags).toContain(element.localName);
          for (const { name } of element.attributes) expect(safeAttributes).toContain(name);
          const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
          expect(new URL(address, 'https://shop.test').protocol).toMatch(/^(https?|mailto|tel):$/);
        }
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  });

  it('renders markup that a browser parses back unchanged, so that hydration matches the server', () => {
    fc.assert(
      fc.property(hostileMarkup, (html) => {
        const { container, unmount } = render(<RichText html={html} />);
        const fromServer = parsed(renderToStaticMarkup(<RichText html={html} />));
        expect(fromServer.isEqualNode(container)).toBe(true);
        unmount();
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  });
});
