import { PAGE_STATE_ID, type PageState } from '../../navigation/page/page-state';
import type { Part } from './html';

/**
 * JSON that is safe inside `<script>`: `<` is escaped, so that no text of the shop, such as `</script>` in a product
 * name, can close the element or open a comment.
 */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const written = new WeakMap<object, Buffer>();

/** Serializes frozen objects, such as cached API responses, only once and keeps the encoded bytes. */
function writeFrozen(value: object): Buffer {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = Buffer.from(safeJson(value));
  written.set(value, json);
  return json;
}

/** {@link safeJson} in parts. Only for data that survives JSON, without `toJSON`. */
function jsonParts(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [safeJson(value)];
  if (Object.isFrozen(value)) return [writeFrozen(value)];
  if (Array.isArray(value))
    return ['[', ...value.flatMap((item, index) => [index > 0 ? ',' : '', ...jsonParts(item ?? null)]), ']'];
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .flatMap(([name, member], index) => [`${index > 0 ? ',' : ''}${safeJson(name)}:`, ...jsonParts(member)]);
  return ['{', ...members, '}'];
}

/** The page state as a data block, which browsers don't execute, so it needs no CSP exception. */
export const pageStateScript = (state: PageState): Part[] => [
  `<script type="application/json" id="${PAGE_STATE_ID}">`,
  ...jsonParts(state),
  '</script>',
];
