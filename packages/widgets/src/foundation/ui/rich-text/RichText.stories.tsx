import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import { expect } from 'storybook/test';
import { hostileMarkup } from '../../../testing/hostile-markup';
import { parseRichText } from './parse-rich-text';
import { RichText } from './RichText';
import { readMarkup as readOnServer } from './read-markup';
import { readMarkup as readInBrowser } from './read-markup.browser';

const meta = {
  title: 'ui/RichText',
  component: RichText,
  args: { html: '<p>Text</p>', extent: 'article' },
  argTypes: { html: { control: 'text' }, extent: { control: 'inline-radio', options: ['article', 'line'] } },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    html: '<h2>Caring for oak</h2><p>Wipe with a <strong>damp</strong> cloth, and <em>never</em> with a wet one. More in our <a href="#terms">terms</a>.</p><h3>Every season</h3><ul><li>Tighten the screws.</li><li>Feed the wood with oil.</li></ul><ol><li>First</li><li>Second</li></ol><blockquote>A table is finished when three generations have eaten at it.</blockquote><table><caption>Drying times</caption><tr><th scope="col">Oil</th><th scope="col">Hours</th></tr><tr><td>Linseed</td><td>24</td></tr></table>',
  },
  parameters: {
    arabic: {
      html: '<h2>العناية بخشب البلوط</h2><p>امسح بقطعة قماش <strong>رطبة</strong>، و<em>لا</em> تستخدم قطعة مبللة. المزيد في <a href="#terms">الشروط</a>.</p><h3>كل موسم</h3><ul><li>شدّ البراغي.</li><li>غذِّ الخشب بالزيت.</li></ul><ol><li>أولًا</li><li>ثانيًا</li></ol><blockquote>تكتمل الطاولة حين تأكل عليها ثلاثة أجيال.</blockquote><table><caption>مدة الجفاف</caption><tr><th scope="col">الزيت</th><th scope="col">الساعات</th></tr><tr><td>بذر الكتان</td><td>٢٤</td></tr></table>',
    },
  },
};

export const Line: Story = {
  args: {
    extent: 'line',
    html: '<p>Furniture and interiors, drawn and built in <a href="#about">Riyadh</a>.</p>',
  },
  parameters: {
    arabic: {
      html: '<p>أثاث وتصاميم داخلية تُرسم وتُصنع في <a href="#about">الرياض</a>.</p>',
    },
  },
};

/** Whatever an editor pastes, no script runs, and the text stays. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)">Text<script>alert(1)</script> <a href="javascript:alert(1)">link</a><table><p>stray</p><tr><td>cell</table>',
  },
};

/** Server and browser parse any input identically; otherwise hydration would fail. */
export const ReadAsOnTheServer: Story = {
  args: { html: '<table>stray<tr><td>cell</table>' },
  play: async () => {
    // Chromium parses this differently since it supports customizable selects.
    const select = '<p>A<select><strong>B</select>C<select><table><select>D';
    expect(parseRichText(select, 'article', readInBrowser)).toEqual(
      parseRichText(select, 'article', readOnServer),
    );
    fc.assert(
      fc.property(hostileMarkup, (html) => {
        const inBrowser = parseRichText(html, 'article', readInBrowser);
        expect(inBrowser).toEqual(parseRichText(html, 'article', readOnServer));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
    );
  },
};
