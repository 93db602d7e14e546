import { PAGE_STATE_ID, type PageState } from '../../routing/page-state';

/**
 * JSON that is safe inside any `<script>`: without `<` no text of the shop can close the element or open a comment
 * (`</script>` in a product's name).
 */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const written = new WeakMap<object, string>();

/** What never changes is written once: the answers of the API that pages share are frozen. */
function writeFrozen(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = safeJson(value);
  written.set(value, json);
  return json;
}

/** {@link safeJson}, quick where a value holds frozen ones. Only for data that survives JSON, without `toJSON`. */
export function scriptJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return safeJson(value);
  if (Object.isFrozen(value)) return writeFrozen(value);
  if (Array.isArray(value)) return `[${value.map((item) => scriptJson(item ?? null)).join()}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${safeJson(name)}:${scriptJson(member)}`);
  return `{${members.join()}}`;
}

/** The element that carries the state; browsers don't execute its type, so no CSP exception is needed. */
export const pageStateScript = (state: PageState): string =>
  `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`;
