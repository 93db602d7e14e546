/** Which elements a text may contain: those of an article, or the few of a footer line. */
export type RichTextExtent = 'article' | 'line';

const line = ['p', 'a', 'strong', 'br'];
const blocks = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Elements that may be shown. All others are unwrapped. */
export const allowedTags: Record<RichTextExtent, ReadonlySet<string>> = {
  line: new Set(line),
  article: new Set([...line, ...blocks, ...tables, 'em', 'img']),
};

/** Obsolete and presentational names of allowed elements. `h1` is excluded, since the page has its own. */
export const synonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** The name under which `select` elements are parsed: see `parseRichText`. */
export const renamedSelect = 'x-select';

/** Elements whose content isn't readable text: dropped together with their content. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'textarea',
  renamedSelect,
  'audio',
  'video',
  'canvas',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
]);

export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const isNumber = (value: string) => /^\d{1,4}$/.test(value);
const isOneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);

/** Allows web, mail, phone and same-site URLs. Browsers ignore spaces and control characters in schemes. */
function isSafeAddress(value: string): boolean {
  const read = value.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  const scheme = /^([^/?#\\]*?):/.exec(read);
  // `//host` looks like a path but leads to another site; browsers treat a backslash as a slash.
  return !/^[/\\]{2}/.test(read) && (scheme === null || /^(?:https?|mailto|tel)$/i.test(scheme[1] ?? ''));
}

const isSafeImage = (value: string) => isSafeAddress(value) && !/^\s*(?:mailto|tel):/i.test(value);

type Check = (value: string) => boolean;

const cell: Record<string, Check> = { colspan: isNumber, rowspan: isNumber };

const everywhere: Record<string, Check> = {
  dir: isOneOf('ltr', 'rtl', 'auto'),
  lang: (value) => /^[a-zA-Z-]{2,20}$/.test(value),
};

const attributeChecks: Readonly<Record<string, Record<string, Check>>> = {
  a: { href: isSafeAddress, target: isOneOf('_blank') },
  img: { src: isSafeImage, alt: () => true, width: isNumber, height: isNumber },
  ol: { start: isNumber },
  th: { ...cell, scope: isOneOf('col', 'row', 'colgroup', 'rowgroup') },
  td: cell,
};

/** The allowed attributes of an element, with a safe `rel` for links that open a new tab. */
export function allowedAttributes(
  tag: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const checks = { ...everywhere, ...attributeChecks[tag] };
  const kept = Object.entries(given).filter(
    ([name, value]) => Object.hasOwn(checks, name) && checks[name]?.(value),
  );
  const attributes = Object.fromEntries(kept);
  return attributes.target ? { ...attributes, rel: 'noopener noreferrer' } : attributes;
}
