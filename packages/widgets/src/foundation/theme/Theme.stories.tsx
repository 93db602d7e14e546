import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useWords } from '../../testing';
import { text } from './text.css';
import { vars } from './vars.css';

export default { title: 'theme/Tokens' } satisfies Meta;
type Story = StoryObj;

/** `var(--diwan-color-text-muted)` → `--diwan-color-text-muted` */
const nameOf = (reference: string) => reference.slice(4, -1);

type Tokens = { readonly [name: string]: string | Tokens };

const leaves = (tokens: Tokens): string[] =>
  Object.values(tokens).flatMap((token) => (typeof token === 'string' ? [token] : leaves(token)));

export const Colours: Story = {
  render: () => (
    <ul
      style={{ display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
    >
      {leaves(vars.color).map((color) => (
        <li key={color}>
          <div
            style={{ background: color, blockSize: '64px', border: `1px solid ${vars.color.line.subtle}` }}
          />
          <code dir="ltr">{nameOf(color)}</code>
        </li>
      ))}
    </ul>
  ),
};

export const Type: Story = {
  render: () => {
    const words = useWords({ en: 'Furniture drawn and built in Riyadh', ar: 'أثاث يُرسم ويُصنع في الرياض' });
    return (
      <dl style={{ display: 'grid', gap: '16px' }}>
        {Object.entries(text).map(([name, className]) => (
          <div key={name}>
            <dt dir="ltr">
              <code>{name}</code>
            </dt>
            <dd className={className}>{words}</dd>
          </div>
        ))}
      </dl>
    );
  },
};

export const Spaces: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '8px' }}>
      {Object.values(vars.space).map((space) => (
        <li key={space} style={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
          <span style={{ inlineSize: space, blockSize: '16px', background: vars.color.accent.ground }} />
          <code dir="ltr">{nameOf(space)}</code>
        </li>
      ))}
    </ul>
  ),
};

/** Text in the other language uses that language's fonts and sizes, whatever the surrounding page's language. */
export const OtherLanguageWithin: Story = {
  render: () => (
    <>
      <p lang="en" dir="ltr" className={text.body} data-testid="en">
        English
      </p>
      <p lang="ar" dir="rtl" className={text.body} data-testid="ar">
        العربية
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const english = getComputedStyle(canvas.getByTestId('en'));
    const arabic = getComputedStyle(canvas.getByTestId('ar'));
    await expect([english.fontSize, english.lineHeight]).toEqual(['16px', '25.6px']);
    await expect(arabic.fontSize).toBe('16.5008px');
    await expect(english.getPropertyValue(nameOf(vars.font.text))).toContain('Figtree');
    await expect(arabic.getPropertyValue(nameOf(vars.font.text))).toMatch(/^"Readex/);
    await expect([english, arabic].map((style) => style.getPropertyValue(nameOf(vars.direction)))).toEqual([
      '1',
      '-1',
    ]);
  },
};
