/** About as much as search engines show. */
const MAX_LENGTH = 200;

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The beginning of plain text or HTML, as plain text that ends with a word. */
export function shortText(text: string): string {
  const plain = text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const end = plain.lastIndexOf(' ', MAX_LENGTH);
  const cut = plain.slice(0, end > 0 ? end : MAX_LENGTH);
  const [words = ''] = /^.*[^.,:;،؛]/.exec(cut) ?? [];
  return `${words}…`;
}
