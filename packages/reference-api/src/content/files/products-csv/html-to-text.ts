/** Elements that descriptions of other shops are made of. */
const ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr address article b big blockquote body br button caption center code dd del div dl dt em figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins label li link main mark meta nav o:p ol p path picture pre s section small source span strike strong sub sup svg table tbody td tfoot th thead title tr u ul video'.split(
    ' ',
  ),
);
const TAG = /<(?:\/?([a-z][a-z\d:]*)(?:\s[^<>]*|\/)?|!doctype[^<>]*)>/gi;
const UNSEEN_START = /<(?:(script|style|head|svg)\b[^<>]*>|!--)/gi;
const LINE_ENDS =
  /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr|dt|dd|blockquote|section|article|figure|caption)\s*>/gi;
/** Without any of these, line breaks of the text are its own. */
const BLOCK = /<(?:br|p|div|li|h[1-6]|tr|table)\b/i;
const ITEM = /<li\b[^<>]*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;
/** What isn't one space: most is, and to replace it takes longer than all else. */
const ODD_SPACE = /\s{2,}|[^\S ]/g;
const ODD_SPACE_IN_LINE = /[^\S\n]{2,}|[^\S\n ]/g;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  copy: '©',
  deg: '°',
  euro: '€',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '',
  sup2: '²',
  times: '×',
  trade: '™',
  zwj: '',
  zwnj: '',
};

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** @param name of a tag; undefined for a document type */
const isElement = (name: string | undefined): boolean => !name || ELEMENTS.has(name.toLowerCase());

function hasElement(html: string): boolean {
  for (const [, name] of html.matchAll(TAG)) if (isElement(name)) return true;
  return false;
}

/** Without scripts, styles, drawings and comments, as far as they end. */
function withoutUnseen(html: string): string {
  const lowerCase = html.toLowerCase();
  let kept = '';
  let from = 0;
  for (;;) {
    UNSEEN_START.lastIndex = from;
    const start = UNSEEN_START.exec(html);
    if (!start) break;
    const [, name] = start;
    const end = lowerCase.indexOf(name ? `</${name.toLowerCase()}` : '--', UNSEEN_START.lastIndex);
    const after = end === -1 ? -1 : html.indexOf('>', end);
    if (after === -1) break;
    kept += html.slice(from, start.index);
    from = after + 1;
  }
  return kept + html.slice(from);
}

/**
 * The text of a description in HTML, as exports of other shops have it: paragraphs, lines and items on lines of their own.
 * A text without tags stays as it is, apart from `&amp;` and the like.
 * @example htmlToText('<p>Solid oak.</p><ul><li>200 cm</li></ul>') // 'Solid oak.\n• 200 cm'
 */
export function htmlToText(html: string): string {
  const hasTags = hasElement(html);
  const text = hasTags
    ? withoutUnseen(html)
        .replace(BLOCK.test(html) ? ODD_SPACE : ODD_SPACE_IN_LINE, ' ')
        .replace(LINE_ENDS, '\n')
        .replace(ITEM, '\n• ')
        .replace(CELL_END, ' ')
        .replace(TAG, (tag, name?: string) => (isElement(name) ? '' : tag))
    : html;
  const read = text.replace(ENTITY, decoded);
  if (!hasTags) return read;
  return read
    .split('\n')
    .map((line) => line.replace(ODD_SPACE_IN_LINE, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}
