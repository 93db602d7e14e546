/** A part of a document: text or encoded bytes. */
export type Part = string | Buffer;

/** Joins parts to the bytes of a document. */
export function joinParts(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const bytes: Buffer[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    bytes.push(Buffer.from(text), part);
    text = '';
  }
  return Buffer.concat([...bytes, Buffer.from(text)]);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** An opening tag; undefined attributes are omitted. */
export const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string => {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
};
