import { Markdown } from '@storybook/addon-docs/blocks';
import styles from './blocks.module.css';

const files = import.meta.glob<string>(
  ['../../packages/*/README.md', '../../packages/widgets/docs/embed.md', '../../docs/your-own-shop.md'],
  { query: '?raw', import: 'default', eager: true },
);

interface ExcerptProps {
  /** Path in the repository. */
  file: string;
  /** Headings of the second level; without them all up to the first. */
  sections?: readonly string[];
}

/** Addresses are those of files in the repository, which stand elsewhere here. */
const withoutFileLinks = (text: string) => text.replace(/\[([^\]]*)\]\((?!https?:|#)[^)]*\)/g, '$1');

/** Part of a guide in the repository, whose examples tests run: it is written once. */
export function Excerpt({ file, sections }: ExcerptProps) {
  const text = files[`../../${file}`];
  if (text === undefined) throw new Error(`There is no file ${file}.`);
  const [start = '', ...others] = text.split(/^(?=## )/m);
  const chosen = sections?.map((heading) => {
    const found = others.find((section) => section.startsWith(`## ${heading}\n`));
    if (!found) throw new Error(`${file} has no section "${heading}".`);
    return found;
  });
  const shown = chosen?.join('\n') ?? start.replace(/^# .*\n/, '');
  return (
    <div className={styles.excerpt}>
      <Markdown>{withoutFileLinks(shown).replace(/<!--.*?-->/g, '')}</Markdown>
    </div>
  );
}
