import { Markdown } from '@storybook/addon-docs/blocks';
import styles from './blocks.module.css';

const files = import.meta.glob<string>(
  ['../../packages/*/README.md', '../../packages/widgets/docs/embed/*.md', '../../docs/your-own-shop.md'],
  { query: '?raw', import: 'default', eager: true },
);

interface ExcerptProps {
  /** Path in the repository. */
  file: string;
  /** Second-level headings to include; by default everything before the first one. */
  sections?: readonly string[];
}

/** Removes relative links, which point to files in the repository. */
const withoutFileLinks = (text: string) => text.replace(/\[([^\]]*)\]\((?!https?:|#)[^)]*\)/g, '$1');

/** Part of a guide in the repository, where its examples are tested. */
export function Excerpt({ file, sections }: ExcerptProps) {
  const text = files[`../../${file}`];
  if (text === undefined) throw new Error(`File ${file} not found.`);
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
