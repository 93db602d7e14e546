import { Markdown } from '@storybook/addon-docs/blocks';
import styles from './blocks.module.css';
import { describedElement } from './element';

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

const table = (heading: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? []
    : ['', `| ${heading.join(' | ')} |`, `|${' --- |'.repeat(heading.length)}`].concat(
        rows.map((row) => `| ${row.join(' | ')} |`),
      );

/** An element's attributes, methods, events, slots and parts, from the comment on its definition. */
export function ElementReference({ tag }: { tag: string }) {
  const { description, attributes, members, events, slots, cssParts = [] } = describedElement(tag);
  const lines = [
    `## ${code(`<${tag}>`)}`,
    '',
    description,
    ...table(
      ['Attribute', 'Value', 'Meaning'],
      attributes.map(({ name, type, description }) => [code(name), code(type.text), description]),
    ),
    ...table(
      ['Method', 'What it does'],
      members
        .filter(({ kind }) => kind === 'method')
        .map(({ name, description }) => [code(name), description]),
    ),
    ...table(
      ['Event', 'When'],
      events.map(({ name, description }) => [code(name), description]),
    ),
    ...table(
      ['Slot', 'Shown'],
      slots.map(({ name = '', description }) => [name ? code(name) : 'between the tags', description]),
    ),
    ...table(
      ['Part', 'What it is'],
      cssParts.map(({ name, description }) => [code(name), description]),
    ),
  ];
  return (
    <div className={styles.wide}>
      <Markdown>{lines.join('\n')}</Markdown>
    </div>
  );
}
