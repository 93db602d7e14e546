import { expect, it } from 'vitest';
import { quickenStyles } from './quick-styles';

const names = [
  'div',
  'span',
  'a',
  'button',
  'input',
  'li',
  'ul',
  'dialog',
  'details',
  'template',
  'td',
  'svg',
];
const attributes = [
  '',
  'hidden',
  'hidden=until-found',
  'open',
  'popover',
  'type=hidden',
  'style="display:flex;color:red"',
  'style="visibility:hidden;pointer-events:none"',
];
const html = attributes
  .flatMap((attribute) => names.map((name) => `<${name} ${attribute}><b>Text</b></${name}>`))
  .join('');
const markup = `<main dir="rtl">${html}<details><summary>First</summary><summary>Second</summary></details></main>`;
const properties = ['display', 'visibility', 'pointer-events', 'color', 'direction', 'font-weight'];

/** A document whose window is as jsdom makes it. */
function openFrame(content: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const window = frame.contentWindow as Window & typeof globalThis;
  window.document.documentElement.innerHTML = content;
  const look = () =>
    [...window.document.querySelectorAll('main, main *')].map((element) => {
      const style = window.getComputedStyle(element);
      return {
        element: element.outerHTML,
        values: properties.map((property) => style.getPropertyValue(property)),
        attributes: [style.display, style.visibility, style.pointerEvents, style.opacity],
      };
    });
  return { window, look };
}

it('gives what jsdom computes', () => {
  const { window, look } = openFrame(markup);
  const expected = look();
  quickenStyles(window);
  expect(look()).toEqual(expected);
  const values = (property: number) => new Set(expected.map((one) => one.values[property]));
  expect(values(0)).toContain('none');
  expect(values(1)).toContain('hidden');
  expect(values(4)).toContain('rtl');
});

it('heeds style sheets, and attributes that change', () => {
  const { window, look } = openFrame('<main></main>');
  quickenStyles(window);
  const display = () => look()[0]?.values[0];
  expect(display()).toBe('block');
  window.document.querySelector('main')?.setAttribute('hidden', '');
  expect(display()).toBe('none');
  window.document.head.innerHTML = '<style>main { display: grid !important }</style>';
  expect(display()).toBe('grid');
});
