import { createHash } from 'node:crypto';
import type { HeadTag } from '../../own-code/look';
import { escapeHtml, tag } from '../html/html';

type Attributes = Readonly<Record<string, string | true>>;

const textOf = (attributes: Attributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, value === true ? '' : value] as const),
  );

/** The tags as markup. */
export const headMarkup = (tags: readonly HeadTag[]): string =>
  tags
    .map((one) => {
      const open = tag(escapeHtml(one.tag), textOf(one.attributes ?? {}));
      if (one.tag !== 'script') return open;
      // `<\/` is the same to JavaScript, and doesn't close the element.
      return `${open}${(one.text ?? '').replaceAll('</', '<\\/')}</script>`;
    })
    .join('');

/** Sources that the content security policy must allow for a shop's tags. */
export interface HeadSources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of scripts, which report to where they come from. */
  connections: readonly string[];
}

const originOf = (address: string | true | undefined): string[] =>
  typeof address === 'string' && /^https:/.test(address) && URL.canParse(address)
    ? [new URL(address).origin]
    : [];

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text.replaceAll('</', '<\\/')).digest('base64')}'`;

export function headSources(tags: readonly HeadTag[]): HeadSources {
  const scripts = tags.flatMap((one) => (one.tag === 'script' ? [one] : []));
  const origins = scripts.flatMap(({ attributes }) => originOf(attributes?.src));
  const inline = scripts.flatMap(({ text }) => (text ? [hashOf(text)] : []));
  const sheets = tags.flatMap((one) =>
    one.tag === 'link' && one.attributes.rel === 'stylesheet' ? originOf(one.attributes.href) : [],
  );
  const unique = (values: readonly string[]) => [...new Set(values)];
  return { scripts: unique([...origins, ...inline]), styles: unique(sheets), connections: unique(origins) };
}
