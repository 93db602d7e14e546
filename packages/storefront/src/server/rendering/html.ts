/** A part of a document: text, or bytes that were made of one before. */
export type Part = string | Buffer;

/** A document as bytes. */
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

/** Text for the inside of an element or a quoted attribute, in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** An opening tag; attributes that are undefined are left out. */
export const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string => {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
};
