/**
 * The files of a new widget: a working example (a text that opens and closes) to be replaced.
 *
 * @typedef {{ kebab: string, camel: string, pascal: string, words: string }} Names of `fabric-guide`: as written,
 * `fabricGuide`, `FabricGuide`, `Fabric guide`.
 */

/** Texts to replace in a new widget. */
const placeholders = {
  description: 'One sentence: ',
  use: 'what this widget is for',
  alternative: 'when to use another widget',
  text: 'A text to be written.',
  arabicText: 'نص يُكتب لاحقًا.',
};

/** The name of a widget or element, in an Arabic text file, that has no Arabic letter. */
const untranslatedName = /"(?:title|[a-z]+(?:-[a-z]+)*)": "[A-Z][a-z]+(?: [a-z]+)*"/;

/**
 * Whether a file has texts of a new widget that weren't replaced yet.
 * @param {string} file path @param {string} text its content
 */
export const hasPlaceholder = (file, text) =>
  Object.values(placeholders).some((placeholder) => text.includes(placeholder)) ||
  (/\blocales[/\\]ar\b/.test(file) && untranslatedName.test(text));

/** @param {Names} names */
const component = ({ camel, kebab, pascal }) => `import { useId, useState } from 'react';
import { useI18n } from '../../foundation/i18n';
import { Button } from '../../foundation/ui/Button';
import * as styles from './${pascal}.css';

export interface ${pascal}Props {
  /** Shows the text from the start. */
  open?: boolean | undefined;
}

/** ${placeholders.description}what a visitor does with \`<diwan-${kebab}>\`. */
export function ${pascal}({ open = false }: ${pascal}Props) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(open);
  const textId = useId();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t('${camel}:title')}</h2>
      <Button variant="outline" aria-expanded={isOpen} aria-controls={textId} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? '${camel}:hide' : '${camel}:show')}
      </Button>
      <p id={textId} hidden={!isOpen}>
        {t('${camel}:text')}
      </p>
    </section>
  );
}
`;

const css = () => `import { style } from '@vanilla-extract/css';
import { text, vars } from '../../foundation/theme';

export const root = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });
export const title = style([text.h2]);
`;

/** @param {Names} names */
const stories = ({ kebab, pascal }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementOf, inShop } from '../../testing';
import { ${pascal} } from './${pascal}';

const meta = {
  title: 'widgets/${pascal}',
  component: ${pascal},
  decorators: [inShop],
  args: { open: false },
  argTypes: { open: { control: 'boolean' } },
  parameters: elementOf('diwan-${kebab}', { open: true }),
  // The widget keeps its state, so a changed arg needs a new instance.
  render: (args) => <${pascal} key={String(args.open)} {...args} />,
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
`;

/** @param {Names} names */
const guide = ({ pascal }) => `## When to use

- ${placeholders.use}

## Alternatives

- ${placeholders.alternative}: [ProductGrid](?path=/docs/widgets-productgrid--docs)

## Accessibility

- The button says whether its text is shown; both are tied together for screen readers.

## Data

None.

## React

\`\`\`tsx
import { ${pascal} } from '@diwan/widgets';

export const Example = () => <${pascal} open />;
\`\`\`
`;

/** @param {Names} names */
const test = ({ pascal, words }) => `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing';
import { ${pascal} } from './${pascal}';

it('shows and hides its text', async () => {
  renderInShop(<${pascal} />);
  expect(screen.getByRole('heading', { name: '${words}' })).toBeVisible();
  expect(screen.getByText('${placeholders.text}')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show', expanded: false }));
  expect(screen.getByText('${placeholders.text}')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
  expect(screen.getByText('${placeholders.text}')).not.toBeVisible();
});
`;

/** @param {Names} names */
const element = ({ kebab, pascal }) => `import { ${pascal} } from '../../features/${kebab}/${pascal}';
import { defineElement } from '../define-element';

/**
 * ${placeholders.description}what the element shows, for those who put it into a page.
 *
 * @attr {boolean} [open] - Shows the text from the start.
 * @slot - Shown until the widget has loaded, and in its place if it can't load: a link to the shop, for instance.
 * @csspart button - The button that shows and hides the text.
 */
export const element = defineElement({
  tag: 'diwan-${kebab}',
  attributes: { open: 'boolean' },
  Widget: ${pascal},
  reservedBlockSize: '160px',
});
`;

/** @param {Names} names */
const englishTexts = ({ words }) => ({
  title: words,
  show: 'Show',
  hide: 'Hide',
  text: placeholders.text,
});
/** @param {Names} names */
const arabicTexts = ({ words }) => ({
  title: words,
  show: 'عرض',
  hide: 'إخفاء',
  text: placeholders.arabicText,
});

/** @param {object} texts */
const json = (texts) => `${JSON.stringify(texts, undefined, 2)}\n`;

/**
 * File contents by path relative to `packages/widgets/src`.
 * @param {Names} names @returns {Record<string, string>}
 */
export const widgetFiles = (names) => {
  const { camel, kebab, pascal } = names;
  return {
    [`features/${kebab}/${pascal}.tsx`]: component(names),
    [`features/${kebab}/${pascal}.css.ts`]: css(),
    [`features/${kebab}/${pascal}.stories.tsx`]: stories(names),
    [`features/${kebab}/${pascal}.md`]: guide(names),
    [`features/${kebab}/${pascal}.test.tsx`]: test(names),
    [`elements/definitions/${kebab}.element.ts`]: element(names),
    [`foundation/i18n/locales/en/${camel}.json`]: json(englishTexts(names)),
    [`foundation/i18n/locales/ar/${camel}.json`]: json(arabicTexts(names)),
  };
};

/**
 * Texts to add for the page `/embed/`, which names all elements and their attributes.
 * @param {Names} names @returns {Record<string, Record<string, Record<string, string>>>}
 */
export const addedTexts = ({ kebab, words }) => ({
  'foundation/i18n/locales/en/embed.json': {
    elements: { [kebab]: words },
    attributes: { open: 'Shown from the start' },
  },
  'foundation/i18n/locales/ar/embed.json': {
    elements: { [kebab]: words },
    attributes: { open: 'ظاهر من البداية' },
  },
});

/**
 * Lines to add to files that list all widgets, in alphabetical order among similar lines.
 * @param {Names} names @returns {Record<string, { among: RegExp, line: string }[]>}
 */
export const addedLines = ({ camel, kebab, pascal, words }) => ({
  'index.ts': [
    {
      among: /^export type .* from /,
      line: `export type { ${pascal}Props } from './features/${kebab}/${pascal}';`,
    },
    { among: /^ {2}[A-Z]\w+,$/, line: `  ${pascal},` },
  ],
  'bare-widgets.ts': [
    {
      among: /^export .* from '.\/features/,
      line: `export { ${pascal} } from './features/${kebab}/${pascal}';`,
    },
  ],
  'widgets.ts': [
    {
      among: /^import \{ widget \} from /,
      line: `import { ${camel} } from './foundation/i18n/text-files';`,
    },
    {
      among: /^\/\*\* /,
      line: [
        `/** ${words}. */`,
        `export const ${pascal} = /* @__PURE__ */ widget('${pascal}', bare.${pascal}, { ${camel} });`,
      ].join('\n'),
    },
  ],
  'elements/definitions/index.ts': [
    { among: /^import /, line: `import { element as ${camel} } from './${kebab}.element';` },
    { among: /^ {2}\w+,$/, line: `  ${camel},` },
  ],
  'foundation/i18n/text-files.ts': [
    {
      among: /^export const /,
      line: [
        `export const ${camel}: TextFiles = {`,
        `  ar: () => import('./locales/ar/${camel}.json'),`,
        `  en: () => import('./locales/en/${camel}.json'),`,
        '};',
      ].join('\n'),
    },
  ],
  'foundation/i18n/keys.ts': [
    { among: /^import \w+ from/, line: `import ${camel} from './locales/en/${camel}.json';` },
    { among: /^ {2}\w+,$/, line: `  ${camel},` },
  ],
  // Compares the element with what React renders.
  '../../../tests/journeys/element-twins.spec.ts': [
    {
      among: /^ {2}'diwan-[\w-]+': \{/,
      line: `  'diwan-${kebab}': { shows: (root) => root.getByRole('button') },`,
    },
  ],
});
